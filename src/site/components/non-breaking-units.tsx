import type { Mark } from '#features/product-search/search.ts';

const units = ['mm', 'cm', 'm', 'g', 'gr', 'kg', 'adet', 'pcs'];
const measure = new RegExp(`(\\d(?:[\\d.,×x–-]|\\s×\\s){0,12}\\s(?:${units.join('|')})(?![\\p{L}\\d]))`, 'u');

/** The parts of a text that a search matched; without them none is marked. */
type Marked = { marks?: readonly Mark[] | undefined };

/** A text whose lines never break between a number and its unit, as in `40 mm`. */
export function NonBreakingUnits({ text, marks }: { text: string } & Marked) {
  let place = 0;
  return text.split(measure).map((part, index) => {
    const from = place;
    place += part.length;
    const shown = marks?.length ? <MarkedPart key={index} text={part} from={from} marks={marks} /> : part;
    return index % 2 ? (
      <span key={index} className="measure">
        {shown}
      </span>
    ) : (
      shown
    );
  });
}

/** A part of a text that begins at index `from`, with its marked ranges. */
function MarkedPart({ text, from, marks }: { text: string; from: number; marks: readonly Mark[] }) {
  let shownTo = 0;
  const parts = marks.flatMap(({ start, end }) => {
    const first = Math.max(start - from, shownTo);
    const last = Math.min(end - from, text.length);
    if (first >= last) return [];
    const before = text.slice(shownTo, first);
    shownTo = last;
    return [before, <mark key={first}>{text.slice(first, last)}</mark>];
  });
  return [...parts, text.slice(shownTo)];
}
