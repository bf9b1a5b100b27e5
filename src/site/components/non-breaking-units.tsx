const units = ['mm', 'cm', 'm', 'g', 'gr', 'kg', 'adet', 'pcs'];
const measure = new RegExp(`(\\d(?:[\\d.,×x–-]|\\s×\\s){0,12}\\s(?:${units.join('|')})(?![\\p{L}\\d]))`, 'u');

/** A text whose lines never break between a number and its unit, as in `40 mm`. */
export function NonBreakingUnits({ text }: { text: string }) {
  return text.split(measure).map((part, index) =>
    index % 2 ? (
      <span key={index} className="measure">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
