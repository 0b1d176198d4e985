/** What a director says, a line for each sentence as soon as there are several, so that it can be read out without losing the place. */
import { SuitText } from '../SuitText.tsx';

/** `text` with its signs coloured, cut at its sentences. */
export const Sentences = ({ text }: { readonly text: string }) => {
  const sentences = text.split(/(?<=[.?]) (?=\p{Lu})/u);
  return sentences.length < 3 ? (
    <SuitText text={text} />
  ) : (
    <>
      {sentences.map((sentence, at) => (
        <span key={at} class="sentence">
          <SuitText text={sentence} />{' '}
        </span>
      ))}
    </>
  );
};
