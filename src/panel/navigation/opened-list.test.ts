import { expect, it, vi } from 'vitest';
import { extendList, listOf, positionIn } from './opened-list.ts';

const query = { search: 'toka', per_page: 3 };

/** A fake server with pages of three records; the test can change the list. */
function serve(ids: number[]) {
  const list = [...ids];
  const load = vi.fn((page: number) =>
    Promise.resolve({
      data: list.slice((page - 1) * 3, page * 3).map((id) => ({ id })),
      current_page: page,
      last_page: Math.max(1, Math.ceil(list.length / 3)),
      total: list.length,
    }),
  );
  return { list, load, open: async (page: number) => listOf(query, await load(page)) };
}

const leave = (list: number[], ...gone: number[]) => {
  for (const id of gone) list.splice(list.indexOf(id), 1);
};

it('a record has its position in the whole list', async () => {
  const { open } = serve([1, 2, 3, 4, 5, 6, 7]);
  expect(positionIn(await open(2), 5)).toEqual({ position: 5, total: 7 });
});

it('the next page follows the last known record, and the page before precedes the first one', async () => {
  const { open, load } = serve([1, 2, 3, 4, 5, 6, 7]);
  const list = await extendList(await open(2), 'next', load);
  expect(list).toMatchObject({ ids: [4, 5, 6, 7], before: 3, after: 0 });
  expect(await extendList(list, 'previous', load)).toMatchObject({ ids: [1, 2, 3, 4, 5, 6, 7], before: 0 });
});

it('no record is skipped when edited ones have left the filter', async () => {
  const { open, load, list } = serve([1, 2, 3, 4, 5, 6, 7]);
  let opened = await open(1);
  leave(list, 1, 2, 3);
  opened = await extendList(opened, 'next', load);
  expect(opened).toMatchObject({ ids: [1, 2, 3, 4, 5, 6], after: 1 });
  leave(list, 4, 5, 6);
  opened = await extendList(opened, 'next', load);
  expect(opened).toMatchObject({ ids: [1, 2, 3, 4, 5, 6, 7], after: 0 });
});

it('when a known record has left the list, the next one follows those that remain', async () => {
  const { open, load, list } = serve([1, 2, 3, 4, 5, 6, 7]);
  const opened = await open(2);
  leave(list, 5);
  expect(await extendList(opened, 'next', load)).toMatchObject({ ids: [4, 5, 6, 7] });
});

it('a saved record that moved to the front does not appear again', async () => {
  const { open, load, list } = serve([1, 2, 3, 4, 5, 6, 7]);
  const opened = await open(1);
  list.splice(0, 3, 3, 1, 2);
  expect(await extendList(opened, 'next', load)).toMatchObject({ ids: [1, 2, 3, 4, 5, 6] });
});

it('the list ends with the last record of the server', async () => {
  const { open, load, list } = serve([1, 2, 3, 4]);
  const opened = await open(1);
  leave(list, 4);
  const ended = await extendList(opened, 'next', load);
  expect(positionIn(ended, 3)).toEqual({ position: 3, total: 3 });
});
