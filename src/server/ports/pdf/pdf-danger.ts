/**
 * The reasons to refuse a PDF: `code` runs or opens something when somebody reads it; `attachment` is another
 * file inside.
 */
export type PdfDanger = 'code' | 'attachment';

/** Actions that run code, start programs, or open or send other files (ISO 32000-2, 12.6.4). */
const actions = new Set(['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE']);
/** Keys whose value is code or a form with code. */
const codeKeys = new Set(['JS', 'XFA']);

/** Data for programs is allowed: CVs of Europass and electronic invoices contain them. */
const dataFile = /\.xml$/i;

/** Finds a danger in the text of one object; the names in strings do not count. */
export function dangerIn(object: string): PdfDanger | undefined {
  let key = '';
  let hasFile = false;
  const files: string[] = [];
  for (const { kind, text } of tokensOf(object)) {
    if (kind === 'name') {
      if (codeKeys.has(text) || (key === 'S' && actions.has(text))) return 'code';
      if (key === 'Subtype' && text === 'RichMedia') return 'code';
      if (text === 'EF') hasFile = true;
    } else if (key === 'F' || key === 'UF') files.push(text);
    key = kind === 'name' ? text : '';
  }
  const isData = files.length > 0 && files.every((name) => dataFile.test(name.replaceAll('\0', '')));
  return hasFile && !isData ? 'attachment' : undefined;
}

type Token = { kind: 'name' | 'string' | 'other'; text: string };

/** A name, the start of a string, a string in hexadecimal, the marks of a dictionary, or anything else. */
const token = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)|\(|<([\da-fA-F\s]*)>|<<|>>|[^\0\t\n\f\r ()<>/]+/g;

function* tokensOf(object: string): Generator<Token> {
  const pattern = new RegExp(token);
  for (let found = pattern.exec(object); found; found = pattern.exec(object)) {
    const [all, name, digits] = found;
    if (name !== undefined) yield { kind: 'name', text: unescapedName(name) };
    else if (digits !== undefined)
      yield { kind: 'string', text: Buffer.from(digits, 'hex').toString('latin1') };
    else if (all !== '(') yield { kind: 'other', text: all };
    else {
      const end = endOfString(object, pattern.lastIndex);
      yield { kind: 'string', text: object.slice(pattern.lastIndex, end) };
      pattern.lastIndex = end + 1;
    }
  }
}

const unescapedName = (name: string): string =>
  name.replace(/#([\da-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The position of the parenthesis that closes a string; the string may contain pairs of parentheses. */
function endOfString(object: string, start: number): number {
  let depth = 1;
  for (let at = start; at < object.length; at += 1) {
    const sign = object[at];
    if (sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return object.length;
}
