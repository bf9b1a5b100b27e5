/**
 * Finds the cells of a worksheet's XML that have a formula without a stored result; the reader of rows shows them as
 * empty. Feed it the text in pieces.
 */
export function findFormulasWithoutResult(): { add: (piece: string) => void; cells: Set<string> } {
  const cells = new Set<string>();
  let rest = '';
  let ref = '';
  let hasFormula = false;
  let hasResult = false;
  const close = () => {
    if (hasFormula && !hasResult && ref !== '') cells.add(ref);
    hasFormula = false;
  };
  const tags = /<(\/?)(?:\w+:)?(c|f|v|is)(\s[^>]*)?>/g;
  const take = (text: string) => {
    for (const [, slash, name, attributes = ''] of text.matchAll(tags)) {
      if (slash) {
        if (name === 'c') close();
      } else if (name === 'c') {
        close();
        ref = /\sr="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? '';
        hasResult = false;
      } else if (name === 'f') hasFormula = true;
      else if (!attributes.endsWith('/')) hasResult = true;
    }
  };
  return {
    cells,
    add: (piece) => {
      const text = rest + piece;
      // A tag may be cut in two.
      const end = text.lastIndexOf('<');
      const cut = end !== -1 && text.indexOf('>', end) === -1 ? end : text.length;
      take(text.slice(0, cut));
      rest = text.slice(cut);
    },
  };
}
