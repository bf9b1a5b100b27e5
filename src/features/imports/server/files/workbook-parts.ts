import { isDateFormat } from 'hucre';
import { refused } from '#server/errors.ts';
import { lowerTurkish } from '#shared/turkish.ts';
import { maxColumns } from '../sheet/merged-cells.ts';
import { attributeOf, type XmlHandler } from './xml.ts';

/** The maximum number of characters of a cell, as in Excel. */
export const maxCellLength = 32_767;

/** The number of Excel's last row. */
export const maxPosition = 1_048_576;

export const tooManyColumns = () =>
  refused(`Dosyada ${maxColumns} sütundan fazla var. Kullanmadığınız sütunları silip tekrar yükleyin.`);

export const cellTooLong = (cell: string) =>
  refused(
    `${cell} 32.767 karakterden uzun; Excel’in bir hücresine bu kadarı sığmaz. Metni kısaltıp tekrar yükleyin.`,
  );

export type SheetPart = { name: string; relation: string; isHidden: boolean };

/** Collects the sheets of `xl/workbook.xml` in their order, and whether dates count from 1904. */
export function workbookHandler() {
  const sheets: SheetPart[] = [];
  const found = { sheets, startsIn1904: false };
  const open: XmlHandler['open'] = (name, attributes) => {
    if (name === 'workbookPr') found.startsIn1904 = isTrue(attributes.date1904);
    if (name === 'sheet')
      sheets.push({
        name: attributes.name ?? '',
        relation: attributeOf(attributes, 'id') ?? '',
        isHidden: /hidden/i.test(attributes.state ?? ''),
      });
  };
  return { found, open };
}

/** The name of the sheet that the export writes. */
export const exportedSheet = 'Ürünler';

/** The sheet with the name that the export uses, else the first visible one. */
export function chooseSheet(sheets: readonly SheetPart[]): SheetPart | undefined {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const isExported = ({ name }: SheetPart) => lowerTurkish(name.trim()) === lowerTurkish(exportedSheet);
  return visible.find(isExported) ?? visible[0];
}

/** Collects the worksheets by relation id, as paths in the ZIP. */
export function relationsHandler() {
  const found = new Map<string, string>();
  const open: XmlHandler['open'] = (name, { Id: id, Target: target, Type: type, TargetMode: mode }) => {
    if (name !== 'Relationship' || !id || !target || mode === 'External') return;
    if (!type?.endsWith('/worksheet')) return;
    found.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  };
  return { found, open };
}

/** Collects which cell styles show a date. */
export function stylesHandler() {
  const formats = new Map<string, string>();
  const found: boolean[] = [];
  let isInCells = false;
  const open: XmlHandler['open'] = (name, { numFmtId = '0', formatCode = '' }) => {
    if (name === 'numFmt') formats.set(numFmtId, formatCode);
    if (name === 'cellXfs') isInCells = true;
    if (name === 'xf' && isInCells) found.push(isDateFormat(formats.get(numFmtId) ?? numFmtId));
  };
  const close: XmlHandler['close'] = (name) => {
    if (name === 'cellXfs') isInCells = false;
  };
  return { found, open, close };
}

/** Collects the texts that cells share. Phonetic readings are left out. */
export function sharedStringsHandler() {
  const found: string[] = [];
  let current = '';
  let isText = false;
  let isPhonetic = false;
  const open: XmlHandler['open'] = (name) => {
    if (name === 'si') current = '';
    if (name === 'rPh') isPhonetic = true;
    isText = name === 't' && !isPhonetic;
  };
  const text: XmlHandler['text'] = (piece) => {
    if (!isText) return;
    current += piece;
    if (current.length > maxCellLength * 8) throw cellTooLong('Bir hücre');
  };
  const close: XmlHandler['close'] = (name) => {
    isText = false;
    if (name === 'rPh') isPhonetic = false;
    if (name !== 'si') return;
    const plain = unescaped(current);
    if (plain.length > maxCellLength) throw cellTooLong('Bir hücre');
    found.push(plain);
  };
  return { found, open, text, close };
}

/** Replaces escapes like `_x000D_` by the character with that number. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

export const isTrue = (value: string | undefined) => value === '1' || value === 'true';
