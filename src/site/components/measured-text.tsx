const units = ['mm', 'cm', 'm', 'g', 'gr', 'kg', 'adet', 'pcs'];
const measure = new RegExp(`(\\d(?:[\\d.,×x–-]|\\s×\\s){0,12}\\s(?:${units.join('|')})(?![\\p{L}\\d]))`, 'u');

/** Text in which a number is never parted from its unit at the end of a line: `40 mm`. */
export function MeasuredText({ text }: { text: string }) {
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
