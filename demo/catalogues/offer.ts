import { label } from '../content/attribute-labels.ts';
import type { DemoProduct, DemoText } from '../content/demo-content.ts';
import { finishes } from '../content/finishes.ts';
import { escape, second } from './bilingual.ts';
import { count, grams } from './numbers.ts';

/** The number of measures that a product's table has columns for. */
const measuresShown = 2;

/** The sizes in one line and the finishes as small labels. */
export function shortOffer({ sizes, finishes: keys }: DemoProduct): string {
  const names = sizes.map(({ size }) => size.name.tr);
  const unit = / mm$/;
  // The unit is written only once if all sizes have it: `20, 23, 25 mm`.
  const shown = names.every((name) => unit.test(name))
    ? `${names.map((name) => name.replace(unit, '')).join(' · ')} mm`
    : names.join(' · ');
  return `<p class="sizes">${escape(shown)}</p><p class="chips">${keys.map(chip).join('')}</p>`;
}

/** A table of the sizes with their codes, and the finishes with the ending that each adds to a code. */
export function fullOffer({ sizes, finishes: keys }: DemoProduct): string {
  const measured = sizes.flatMap(({ measures = [] }) => measures.map((row) => row.label));
  const labels = [...new Set(measured)].slice(0, measuresShown);
  const head = [{ tr: 'Ölçü', en: 'Size' }, { tr: 'Kod', en: 'Code' }, ...labels, label.weight, label.pack];
  const rows = sizes.map(({ code, size, measures = [], weight, pack }) => {
    const values = labels.map((name) => measures.find((row) => row.label === name)?.value);
    const cells = [...values, grams(weight), pack === null ? undefined : count(pack)].map(cell).join('');
    return `<tr><th>${escape(size.name.tr)}</th><td class="own-code">${code}</td>${cells}</tr>`;
  });
  const named = keys.map((key, index) => {
    const { name, suffix } = finishes[key];
    const end = index === 0 ? '' : ` <b>-${suffix}</b>`;
    return `<li>${chip(key)}<span>${escape(name.tr)}${end}${second(name)}</span></li>`;
  });
  return `<table><thead><tr>${head.map(headCell).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>
<ul class="finishes">${named.join('')}</ul>`;
}

const chip = (key: DemoProduct['finishes'][number]): string =>
  `<span class="chip" style="background:${finishes[key].color}"></span>`;

const headCell = (name: DemoText): string => `<th>${escape(name.tr)}${second(name)}</th>`;

const cell = (value: DemoText | undefined): string =>
  value ? `<td>${escape(value.tr)}${second(value)}</td>` : '<td>–</td>';
