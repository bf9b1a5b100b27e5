import { expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';
import { buildCategory } from '#test/factories.ts';
import { importCalls, pick, type SheetRows } from '#test/import-calls.ts';

type Article = { model: string; name: string; summary: string; size: string; weight: string };
type Catalogue = ReadonlyMap<string, Article>;

const titles = ['Kod', 'Model kodu', 'Ad (TR)', 'Kısa açıklama (TR)', 'Kategori', 'Ölçü', 'Ağırlık (g)'];
const sizes = ['', '10 mm', '20 mm', '30 mm'];
const rounds = 25;

/** Returns random numbers that are the same in each run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** The catalogue after the import; undefined if a row has a problem. */
function imported(before: Catalogue, rows: readonly string[][]): Map<string, Article> | undefined {
  const after = new Map(before);
  for (const [
    code = '',
    model = '',
    name = '',
    summary = '',
    category = '',
    size = '',
    weight = '',
  ] of rows) {
    const isVariant = model !== '';
    const old = before.get(code);
    if (old && old.model !== model) return undefined;
    if (isVariant ? name || summary || category : size || weight) return undefined;
    if (!isVariant && (!name || !category)) return undefined;
    after.set(code, { model, name, summary, size, weight });
  }
  const places = new Set<string>();
  for (const { model, size } of after.values()) {
    if (model === '') continue;
    const place = `${model} ${size}`;
    if (after.get(model)?.model !== '' || places.has(place)) return undefined;
    places.add(place);
  }
  return new Set(rows.map(([code]) => code)).size === rows.length ? after : undefined;
}

it('random sheets are applied, refused and undone as a plain model predicts', async () => {
  const app = await openTestApp();
  const calls = await importCalls(app);
  await buildCategory(app.ctx, { name: 'Tokalar' });
  for (const name_tr of sizes.filter(Boolean))
    await app.call('POST', '/api/admin/sizes', { name_tr }, calls.editor);
  const random = createRandom(7);
  const oneOf = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
  const words = ['Toka', 'Halka', '=1+1', '007', 'İğne', 'ş'.repeat(30)];
  const text = () => `${oneOf(words)}${random(4)}`;

  const randomRow = (): string[] => {
    const model = `M-${random(4)}`;
    const isOdd = random(40) === 0;
    if (random(2) === 0) return [model, '', text(), oneOf(['', text()]), isOdd ? '' : 'Tokalar', '', ''];
    const weight = oneOf(['', '2.5', '7']);
    return [`${model}-${random(3)}`, isOdd ? 'M-9' : model, '', '', '', oneOf(sizes), weight];
  };
  const stored = async (): Promise<Map<string, Article>> => {
    const rows = pick((await calls.download()).rows, titles).slice(1);
    return new Map(
      rows.map((row) => {
        const [code = '', model = '', name = '', summary = '', , size = '', weight = ''] = row.map((cell) =>
          cell === null ? '' : String(cell),
        );
        return [code, { model, name, summary, size, weight }];
      }),
    );
  };

  let catalogue: Catalogue = new Map();
  let written = 0;
  let refused = 0;
  for (let round = 0; round < rounds; round += 1) {
    const rows = [
      ...new Map(Array.from({ length: 1 + random(6) }, randomRow).map((row) => [row[0], row])).values(),
    ];
    const after = imported(catalogue, rows);
    const sheet: SheetRows = [titles, ...rows.map((row) => row.map((cell) => cell || null))];
    const { id, counts } = await calls.check(sheet);
    expect(counts.problem > 0, JSON.stringify(rows)).toBe(after === undefined);
    expect(await stored()).toEqual(catalogue);
    if (!after || counts.create + counts.update === 0) {
      refused += 1;
      continue;
    }
    written += 1;
    expect((await calls.put(id, 'apply')).record.message).toBe('');
    expect(await stored(), JSON.stringify(rows)).toEqual(after);
    if (random(3) === 0) {
      expect((await calls.put(id, 'undo')).record.counts).toMatchObject({ kept: 0 });
      expect(await stored()).toEqual(catalogue);
    } else catalogue = after;
  }
  expect(written).toBeGreaterThan(5);
  expect(refused).toBeGreaterThan(2);
}, 120_000);
