import { expect, it } from 'vitest';
import { contactInformation } from '#features/contact-information/contact-information.ts';
import { openTestApp } from '#test/app.ts';
import { recordOperations } from './record-operations.ts';
import { recordResource } from './record-resource.ts';
import { recordTable } from './record-table.ts';

/** A table with several lists, each with its own order. */
const table = recordTable('contact_information', { section: '', name: '', content: '', lang: '' });
const entries = recordOperations(
  recordResource({
    schemas: contactInformation,
    table,
    columns: ({ section, name, content_data: content, lang }) => ({ section, name, content, lang }),
    present: async () => (row) => ({ ...row }),
  }),
);
const { ctx } = await openTestApp();

const create = async (section: string, name: string) => {
  const input = contactInformation.create.parse({ section, name, content_data: name });
  return (await entries.create(ctx, null, input)).data;
};
const update = (id: number, body: object) =>
  entries.update(ctx, null, id, contactInformation.update.parse(body));
const order = (section: string, ids: readonly number[], more: object = {}) => {
  const queue = ids.map((id, index) => ({ id, queue: ids.length - index }));
  return entries.order(ctx, null, contactInformation.queue.parse({ section, queue, ...more }));
};
const read = async (wanted: string) => (await entries.list(ctx)).filter(({ section }) => section === wanted);
const history = async (section: string) =>
  (await entries.listOrderHistory(ctx, contactInformation.orderHistory.parse({ section }))).data;

it('each list has its own positions, version and history', async () => {
  const phones = [await create('telefon', 'Fabrika'), await create('telefon', 'Satış')];
  const email = await create('email', 'Satış');
  expect([...phones, email].map(({ queue }) => queue)).toEqual([1, 2, 1]);
  const [read1] = await read('telefon');
  const saved = await order('telefon', [phones[0]?.id ?? 0, phones[1]?.id ?? 0], {
    order_version: read1?.order_version,
  });
  const after = await read('telefon');
  expect(after.map(({ name, queue }) => [name, queue])).toEqual([
    ['Fabrika', 2],
    ['Satış', 1],
  ]);
  expect(after.map(({ order_version: version }) => version)).toEqual([saved, saved]);
  expect((await read('email'))[0]).toEqual(email);
  expect([(await history('telefon')).length, (await history('email')).length]).toEqual([1, 0]);
});

it('an order takes no record of another list', async () => {
  const phone = await create('telefon', 'Santral');
  await expect(order('adres', [phone.id])).rejects.toMatchObject({ status: 422 });
});

it('a record that changes its list goes to the top of the other one', async () => {
  const address = await create('adres', 'Fabrika');
  const first = await create('shift', 'Fabrika');
  const second = await create('shift', 'Mağaza');
  await update(address.id, { section: 'shift' });
  expect((await read('shift')).map(({ id }) => id)).toEqual([address.id, second.id, first.id]);
  const [created] = (await entries.listHistory(ctx, { id: address.id, page: 1 })).data.reverse();
  const back = await entries.restoreVersion(ctx, null, address.id, { entry: created?.id ?? 0 });
  expect(back.data).toMatchObject({ section: 'adres', queue: 1 });
});

it('a record is restored at the top of its own list', async () => {
  const lost = await create('source_link', 'Fabrika');
  await create('source_link', 'Mağaza');
  await entries.delete(ctx, null, lost.id);
  expect((await entries.listDeleted(ctx, { page: 1 })).data[0]?.name).toBe('Fabrika');
  await entries.restore(ctx, null, lost.id);
  expect((await read('source_link')).map(({ name }) => name)).toEqual(['Fabrika', 'Mağaza']);
});
