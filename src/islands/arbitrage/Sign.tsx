/** Signs to see and words to hear: a call or a card on a key, drawn with its suit sign and spoken in full. */
import { SuitText } from '../SuitText.tsx';

interface Props {
  readonly text: string;
  readonly say: string;
}

/** `text` drawn, `say` spoken. */
export const Sign = ({ text, say }: Props) => (
  <>
    <span aria-hidden="true">
      <SuitText text={text} />
    </span>
    <span class="hidden-label">{say}</span>
  </>
);
