import { label, measure } from '../content/attribute-labels.ts';
import type { DemoProduct, DemoText } from '../content/demo-content.ts';
import { finishes } from '../content/finishes.ts';
import { variantsOf } from '../content/variants.ts';
import { escape, second } from './bilingual.ts';

const sizeLabel: DemoText = { tr: 'Ölçü', en: 'Size' };
const none = '<td class="none">–</td>';

/** A table with measures, weight and pack of each size, in rows. */
export function sizeTable({ sizes }: DemoProduct): string {
  const labels = [...new Set(sizes.flatMap(({ measures = [] }) => measures.map((row) => row.label)))];
  const head = [sizeLabel, ...labels, label.weight, label.pack].map(headCell).join('');
  const rows = sizes.map(({ size, measures = [], weight, pack }) => {
    const cells = labels.map((name) => cell(measures.find((row) => row.label === name)?.value));
    const numbers = [cell(grams(weight)), cell(pack === null ? undefined : count(pack))];
    return `<tr><th>${escape(size.name.tr)}${second(size.name)}</th>${[...cells, ...numbers].join('')}</tr>`;
  });
  return `<table class="grid"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** A table with the code of every variant: rows are sizes, columns are finishes. */
export function codeTable(product: DemoProduct): string {
  const codes = new Map(
    variantsOf(product).map(({ code, size, finish }) => [`${size.code} ${finish}`, code]),
  );
  const head = product.finishes.map((key) => {
    const { name, color } = finishes[key];
    return `<th><span class="chip" style="background:${color}"></span>${escape(name.tr)}${second(name)}</th>`;
  });
  const rows = product.sizes.map(({ code, size }) => {
    const cells = product.finishes.map((key) => {
      const own = codes.get(`${code} ${key}`);
      return own === undefined ? none : `<td>${own}</td>`;
    });
    return `<tr><th>${escape(size.name.tr)}${second(size.name)}</th>${cells.join('')}</tr>`;
  });
  return `<table class="grid codes"><thead><tr>${headCell(sizeLabel)}${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const headCell = (name: DemoText): string => `<th>${escape(name.tr)}${second(name)}</th>`;

const cell = (value: DemoText | undefined): string =>
  value ? `<td>${escape(value.tr)}${second(value)}</td>` : none;

export const grams = (weight: number): DemoText => measure(`${String(weight).replace('.', ',')} g`);

/** A number with a space between thousands, which readers of both languages understand. */
export const count = (number: number): DemoText => {
  const written = number.toLocaleString('tr').replace('.', ' ');
  return { tr: written, en: written };
};
