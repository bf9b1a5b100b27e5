import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductOrder } from '../product-order.ts';
import type { OrderWritten } from '#shared/schema/record.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';

/** For a longer search: `ORDER_RUNS=2000 npx vitest run --project sqlite order.model`. */
const runs = Number(process.env.ORDER_RUNS ?? 25);

const app = await openTestApp();
const editor = await app.signIn('editor');

const parent = await buildCategory(app.ctx);
const child = await buildCategory(app.ctx, { sub_category: parent.id });
const other = await buildCategory(app.ctx);
const categories = [
  parent.id,
  child.id,
  other.id,
  parent.id,
  child.id,
  other.id,
  child.id,
  parent.id,
  other.id,
];
const products: { id: number; categoryId: number }[] = [];
for (const [index, categoryId] of categories.entries()) {
  const { id } = await buildProduct(app.ctx, { category_id: categoryId, is_featured: index % 2 === 0 });
  products.push({ id, categoryId });
}
const below = new Map([
  [parent.id, [parent.id, child.id]],
  [child.id, [child.id]],
  [other.id, [other.id]],
]);

type List = { section: 'catalogue' | 'featured'; category_id?: number };
const lists: List[] = [
  { section: 'catalogue' },
  { section: 'featured' },
  ...[...below.keys()].map((id) => ({ section: 'catalogue' as const, category_id: id })),
];

const read = async ({ section, category_id: id }: List) => {
  const url = `/api/admin/products/queue?section=${section}&category_id=${id ?? ''}`;
  const { body } = await app.call<ProductOrder>('GET', url, undefined, editor);
  return { ids: body.data.map((row) => row.id), version: body.order_version };
};
const write = (url: string, body: object) =>
  app.call<OrderWritten>('PUT', `/api/admin/products/${url}`, body, editor);
const queueOf = (ids: readonly number[]) => ids.map((id, index) => ({ id, queue: ids.length - index }));

/** All values that a change of order must leave as they are. */
const untouched = async () => {
  const rows = await app.ctx.db.selectFrom('products').selectAll().orderBy('id').execute();
  return rows.map((row) => ({ ...row, queue: 0, featured_queue: 0 }));
};

/** The expected order: the ids of `part` are sorted within the positions that they already had. */
function reordered(list: readonly number[], part: readonly number[]): number[] {
  const next = [...part];
  return list.map((id) => (part.includes(id) ? (next.shift() ?? id) : id));
}

/** Keeps the expected orders of both lists as plain arrays. */
class Model {
  catalogue: number[] = [];
  featured: number[] = [];

  show({ section, category_id: id }: List): number[] {
    if (section === 'featured') return this.featured;
    const inside = id === undefined ? undefined : below.get(id);
    const isShown = (one: number) =>
      !inside || inside.includes(products.find((product) => product.id === one)?.categoryId ?? 0);
    return this.catalogue.filter(isShown);
  }

  order({ section }: List, part: readonly number[]): void {
    this[section] = reordered(this[section], part);
  }
}

type Step = {
  list: List;
  kind: 'part' | 'move';
  picks: number[];
  position: number;
  person: 0 | 1;
  rereads: boolean;
};
const step: fc.Arbitrary<Step> = fc.record({
  list: fc.constantFrom(...lists),
  kind: fc.constantFrom('part', 'move'),
  picks: fc.uniqueArray(fc.nat({ max: 8 }), { minLength: 1, maxLength: 9 }),
  position: fc.integer({ min: 1, max: 12 }),
  person: fc.constantFrom(0, 1),
  rereads: fc.boolean(),
});

/** A list as one person last read it. */
type Seen = { ids: number[]; version: string; writes: number };

describe('the order of products, compared with a plain array', () => {
  it(
    `is the same after each of ${runs} runs of random orders and moves by two people`,
    { timeout: 120_000 },
    async () => {
      const before = await untouched();
      const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const model = new Model();
        model.catalogue = (await read({ section: 'catalogue' })).ids;
        model.featured = (await read({ section: 'featured' })).ids;
        const seen = new Map<string, Seen>();
        let writes = 0;
        for (const { list, kind, picks, position, person, rereads } of steps) {
          const key = `${person} ${JSON.stringify(list)}`;
          const known = seen.get(key);
          const mine = known && !rereads ? known : { ...(await read(list)), writes };
          const shown = model.show(list);
          const chosen = [...new Set(picks.map((pick) => mine.ids[pick % mine.ids.length] ?? 0))];
          const [first = 0] = chosen;
          const answer =
            kind === 'part'
              ? await write('queue', { ...list, queue: queueOf(chosen), order_version: mine.version })
              : await write('move', { ...list, id: first, position, order_version: mine.version });
          // A write based on an outdated order must be refused, and one based on the latest write must
          // succeed.
          if (mine.ids.join() !== shown.join()) expect(answer.status).toBe(409);
          if (mine.writes === writes) expect(answer.status).toBe(200);
          if (answer.status === 200) {
            const moved = shown.filter((id) => id !== first);
            moved.splice(position - 1, 0, first);
            model.order(list, kind === 'part' ? chosen : moved);
            writes += 1;
          }
          for (const one of lists) expect((await read(one)).ids).toEqual(model.show(one));
          const now = await read(list);
          if (answer.status === 200) expect(answer.body.data.order_version).toBe(now.version);
          seen.set(key, { ...now, writes });
        }
      });
      // Runs share the database, so fast-check cannot shrink a failing example.
      await fc.assert(property, { numRuns: runs, endOnFailure: true });
      expect(await untouched()).toEqual(before);
    },
  );

  it(
    'takes an item from any position to any other, by a move and by an order of the part between',
    { timeout: 60_000 },
    async () => {
      const list: List = { section: 'catalogue', category_id: parent.id };
      for (const way of ['move', 'part']) {
        for (let from = 0; from < 6; from += 1) {
          for (let to = 0; to < 6; to += 1) {
            const { ids, version } = await read(list);
            const expected = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? 0);
            const part = expected.slice(Math.min(from, to), Math.max(from, to) + 1);
            const { status } =
              way === 'move'
                ? await write('move', { ...list, id: ids[from], position: to + 1, order_version: version })
                : await write('queue', { ...list, queue: queueOf(part), order_version: version });
            expect([status, (await read(list)).ids], `${way} ${from} → ${to}`).toEqual([200, expected]);
          }
        }
      }
    },
  );
});
