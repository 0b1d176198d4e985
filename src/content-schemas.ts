/**
 * What each field of the files in `content/` means: their authors' manual. `content.config.ts` says where the files live, and
 * both the collections and `scripts/check-content.ts` check against these schemas.
 * The fields of an article file are described in `lawtext/frontmatter.ts`.
 */
import { z } from 'astro/zod';
import { EDITIONS } from './editions.ts';
import { RELATIONS } from './lawtext/concordance.ts';

const sentence = z.string().trim().min(1);
const editionId = z.enum(EDITIONS.map(({ id }) => id));
/** A provision in the law's own numbers: "27B1a"; 1930: "7a". */
const provision = z.string().regex(/^\d+[0-9A-Za-z]*$/);

const event = z.record(z.string(), z.unknown());

/** A case that is ruled under each edition. It is told once; a test asks the engine whether every edition can rule on it. */
const topicCase = z.strictObject({
  title: sentence,
  /** What happened, in our words, told so that it holds for every edition named. */
  story: sentence,
  /** Whether the rulings of the editions differ; a test asks the engine. */
  differs: z.boolean(),
  record: z.strictObject({
    dealer: z.enum(['N', 'E', 'S', 'W']),
    vulnerable: z.enum(['none', 'NS', 'EW', 'both']),
    /**
     * Events of a table record, in the order in which they happened. An edition takes what it asks for (`engine/across.ts`):
     * name the choice of each edition one after the other (`reject`, `raise`), and what a player then wants. Only where that
     * cannot be told as one story: a list for an edition, beside a `default`.
     */
    events: z.union([
      z.array(event),
      z.partialRecord(z.enum(['default', ...EDITIONS.map(({ id }) => id)]), z.array(event)),
    ]),
  }),
});

/** A subject across the editions: `<slug>.mdx`; the body tells in our words how it grew. */
export const topicSchema = z.strictObject({
  /** Name of the subject, for lists and headings. */
  title: sentence,
  /** What it is about, in one sentence. */
  summary: sentence,
  /** The group it stands in, in lists of subjects. */
  chapter: z.enum(['voorbereiding', 'bieden', 'biedfouten', 'informatie', 'spelen', 'score']),
  /** The two editions that are laid side by side first. */
  default: z.tuple([editionId, editionId]),
  /** Editions that treat it; one that says nothing of it, as far as we know, is left out. */
  editions: z.partialRecord(
    editionId,
    z.strictObject({
      /** The provisions, in the order in which they are read; none when the rule has lapsed. */
      parts: z.array(provision),
      /** How they stand to the edition before: `new` when that had none, `moved` to another number, `split` over more or off a wider rule. */
      relation: z.enum(RELATIONS),
      /** What they say, in one sentence. */
      what: sentence,
    }),
  ),
  /** Provisions that answer each other: they stand in one row. As deep as is needed; each lies within a part named above. */
  pairs: z.array(z.partialRecord(editionId, provision)).default([]),
  /** "Dezelfde zaak, toen en nu". */
  cases: z.array(topicCase).default([]),
});

const LEVELS = ['basis', 'gevorderd', 'wedstrijdleider'] as const;

/** Learning paths: `<level>.yaml`. */
export const pathSchema = z.strictObject({
  title: sentence,
  summary: sentence,
  steps: z
    .array(
      z.strictObject({
        title: sentence,
        /** Why this step, in one sentence. */
        why: sentence,
        /** Articles to read, in order: "2017/27". */
        read: z.array(z.string().regex(/^\d{4}\/[0-9a-z]+$/)).min(1),
        /** The subject to practise afterwards: slug of a topic. */
        practise: z.string(),
      }),
    )
    .min(1),
});

/** Written knowledge questions: every `*.yaml` is a list of them, and each is an entry under its own `id`. */
export const questionSchema = z.strictObject({
  /** Stable name of the question, in addresses and answer logs: never given to another question. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** The edition whose law decides. */
  edition: editionId,
  level: z.enum(LEVELS),
  /** The subject it is practised under. */
  topic: z.string(),
  prompt: sentence,
  /** Two to five answers; of each why it is right or wrong. */
  options: z.array(z.strictObject({ text: sentence, correct: z.boolean(), why: sentence })).min(2),
  /** The provisions that decide. */
  cites: z.array(provision).min(1),
});

/** Terms: `<slug>.mdx`; the body is the definition in our words. */
export const termSchema = z.strictObject({
  /** The term as it is written in running text. */
  term: sentence,
  plural: sentence.optional(),
  /** Older words for it, with the year of the edition: "blinde (1959)". */
  old: z.array(sentence).default([]),
  /** The English term of the Laws. */
  english: sentence,
  /** Slugs of related terms. */
  see: z.array(z.string()).default([]),
  /** Where the laws treat it: "2017/27B1a". */
  articles: z.array(z.string().regex(/^\d{4}\/\d+[0-9A-Za-z]*$/)).default([]),
  /** What people type when they look for it. */
  synonyms: z.array(sentence).default([]),
});

/** A name inside a checklist: of a question, or of one of its answers. */
const name = z.string().regex(/^[a-z0-9-]+$/);
/** Shown only after one of these answers to each of these questions. */
const when = z.record(name, z.array(name).min(1)).optional();
const cites = z.array(provision).min(1);

/** What a director does where the rules engine does not rule: `<edition>/<situation>.yaml`, step by step as the articles go. */
export const checklistSchema = z.strictObject({
  /** What to keep in mind before anything else. */
  intro: sentence,
  /** Where the last cards can be entered and played out (claims): the provisions that cancel the concession of a trick. */
  ending: z.strictObject({ concession: cites }).optional(),
  /** Questions that the director answers, and steps that he takes, in order. */
  items: z
    .array(
      z.union([
        z.strictObject({ ask: name, text: sentence, answers: z.record(name, sentence), when, cites }),
        z.strictObject({
          do: z.enum(['establish', 'offer', 'tell', 'after']),
          /** To whom, as a role: "de leider". */
          to: sentence,
          /** What he says or does. */
          text: sentence,
          when,
          cites,
        }),
      ]),
    )
    .min(1),
});

/** The cases that show on the pages of an edition how its articles rule: `<edition>/cases.yaml`. */
export const casesSchema = z.strictObject({
  /** Cases in one word (`islands/compare/notation.ts`), small and ordinary; a clause is shown by the first in which it speaks. */
  cases: z.array(sentence).min(1),
});
