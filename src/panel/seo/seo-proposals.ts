import { trimEndOf } from '#shared/rules/cut-text.ts';
import { cutText, firstText, seoDescriptionLength, seoTitleLength } from '#panel/seo/seo-preview.ts';

/** Shorter texts leave room in a search result unused, so the panel proposes longer ones. */
export const shortText = 50;

type Sources = {
  /** The text that search engines show at present; empty for none. */
  shown: string;
  name: string;
  summary: string;
  /** The main text as plain text. */
  body: string;
  company: string;
};

const lengthOf = (text: string) => Array.from(text).length;

/** A longer title from the record's own texts; undefined if the shown one is long enough or nothing fits. */
export function proposeTitle({ shown, name, summary, company }: Sources): string | undefined {
  if (lengthOf(shown) >= shortText || name === '') return undefined;
  const ending = company === '' || name.includes(company) ? '' : ` | ${company}`;
  const [start = ''] = summary.split(/[.;]\s/);
  const room = seoTitleLength - lengthOf(name) - lengthOf(ending) - 3;
  const fitting = start !== '' && room >= lengthOf(start) ? ` – ${trimEndOf(start, /[.\s]/)}` : '';
  return longer(shown, [name + fitting + ending, name + ending, name], seoTitleLength);
}

/** A longer description from summary and main text; undefined as for the title. */
export function proposeDescription({ shown, name, summary, body, company }: Sources): string | undefined {
  if (lengthOf(shown) >= shortText) return undefined;
  const sentence = summary === '' || /[.!?…]$/.test(summary) ? summary : `${summary}.`;
  const whole = firstText(`${sentence} ${body}`);
  const named = name !== '' && whole !== '' ? firstText(`${name}: ${whole}`) : '';
  const signed = named !== '' && company !== '' ? `${named} ${company}` : '';
  return longer(shown, [whole, named, signed], seoDescriptionLength);
}

/** The first of the texts that is long enough, else the longest one that is longer than `shown`. */
function longer(shown: string, texts: readonly string[], most: number): string | undefined {
  const cut = texts.map((text) => (lengthOf(text) > most ? cutText(text, most - 1) : text));
  const best =
    cut.find((text) => lengthOf(text) >= shortText) ??
    cut.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
  return best !== undefined && lengthOf(best) > lengthOf(shown) ? best : undefined;
}
