import { expect, it } from 'vitest';
import { labelParts, labelSheets, paper, planLabel, sheetProblem, type Place } from './label-sheets.rules.ts';

const sheets = Object.entries(labelSheets);

it.each(sheets)('the labels of %s lie evenly on the paper', (_, { columns, rows, ...sheet }) => {
  const right = paper.width - sheet.left - columns * sheet.width - (columns - 1) * sheet.gap_x;
  const below = paper.height - sheet.top - rows * sheet.height - (rows - 1) * sheet.gap_y;
  expect(right).toBeCloseTo(sheet.left, 0);
  expect(below).toBeCloseTo(sheet.top, 0);
});

it('measures that leave the paper are refused, with how far', () => {
  expect(sheetProblem({ ...labelSheets.L7160, left: 20 })).toBe(
    'Etiketler A4 kâğıdın sağından 5,6 mm taşıyor.',
  );
  expect(sheetProblem({ ...labelSheets.L7160, rows: 8 })).toContain('altından');
});

const isInside = ({ x, y, width, height }: Place, label: { width: number; height: number }) =>
  x >= 0 && y >= 0 && x + width <= label.width + 1e-9 && y + height <= label.height + 1e-9;
const doOverlap = (one: Place, other: Place) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

it('no part leaves its label or lies over another one, whatever is chosen on any sheet', () => {
  const choices = Array.from({ length: 2 ** labelParts.length }, (_, bits) =>
    labelParts.filter((__, index) => (bits >> index) & 1),
  );
  const own = [10, 20, 40, 80, 150].flatMap((width) =>
    [8, 12, 18, 30, 60].map((height) => [`${width}×${height}`, { width, height }] as const),
  );
  for (const [name, label] of [...sheets, ...own])
    for (const parts of choices) {
      const plan = planLabel(label, parts);
      if (typeof plan === 'string') continue;
      const places = Object.values(plan);
      expect(
        places.every((place) => isInside(place, label)),
        `${name} ${parts.join()}`,
      ).toBe(true);
      const pairs = places.flatMap((one, index) =>
        places.slice(index + 1).map((other) => [one, other] as const),
      );
      expect(
        pairs.some(([one, other]) => doOverlap(one, other)),
        `${name} ${parts.join()}`,
      ).toBe(false);
      if (plan.bars) expect(plan.bars.width).toBeGreaterThanOrEqual(30);
      if (plan.qr) expect(plan.qr.width).toBeGreaterThanOrEqual(8);
    }
});

it('all parts fit on the three larger sheets; the smallest has no room for a bar code', () => {
  for (const sheet of ['L7160', 'L7163', 'L7651'] as const)
    expect(planLabel(labelSheets[sheet], labelParts), sheet).toHaveProperty('bars');
  expect(planLabel(labelSheets.L4731, labelParts)).toContain('GTIN barkodu bu etikete sığmaz');
  expect(planLabel(labelSheets.L4731, ['qr', 'code'])).toHaveProperty('qr');
  expect(planLabel(labelSheets.L7160, [])).toBe('Etikette en az bir şey olmalı.');
});
