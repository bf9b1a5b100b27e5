/** A table with more columns is wider than a phone. */
const fittingColumns = 4;

/** Puts each wide table of a rich text into a frame, which scrolls and which a keyboard can reach. */
export function withTableFrames(html: string): string {
  return html.replace(/<table\b[^]*?<\/table>/g, (table) => {
    const [firstRow = ''] = table.split('</tr>', 1);
    const columns = firstRow.match(/<t[hd]\b/g)?.length ?? 0;
    return columns > fittingColumns ? `<div class="rich-table" tabindex="0">${table}</div>` : table;
  });
}
