import { expect, it, vi } from 'vitest';
import { RequestFailed, RequestRefused } from '#panel/api/failures.ts';
import { createUploadQueue } from './upload-queue.ts';

const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** A fake server; the test decides when and how it answers. */
function manualServer() {
  const waiting: { name: string; answer: (id: number) => void; fail: (error: unknown) => void }[] = [];
  const send = (file: File) =>
    new Promise<number>((answer, fail) => waiting.push({ name: file.name, answer, fail }));
  return { waiting, send };
}

it('the queue sends at most three files at once and starts the next when one arrives', async () => {
  const { waiting, send } = manualServer();
  const sent: number[] = [];
  const queue = createUploadQueue(send, (id) => sent.push(id));
  queue.add(['a', 'b', 'c', 'd', 'e'].map(picture));
  await vi.waitFor(() => expect(waiting.map(({ name }) => name)).toEqual(['a', 'b', 'c']));
  waiting[0]?.answer(7);
  await vi.waitFor(() => expect(waiting).toHaveLength(4));
  expect(sent).toEqual([7]);
  expect(queue.uploads().map(({ file, state }) => [file.name, state])).toEqual([
    ['b', 'sending'],
    ['c', 'sending'],
    ['d', 'sending'],
    ['e', 'waiting'],
  ]);
});

it('the queue passes files on in the order in which they were added, even when a later one is faster', async () => {
  const { waiting, send } = manualServer();
  const sent: number[] = [];
  const queue = createUploadQueue(send, (id) => sent.push(id));
  queue.add(['slow', 'fast', 'refused'].map(picture));
  await vi.waitFor(() => expect(waiting).toHaveLength(3));
  waiting[1]?.answer(2);
  await vi.waitFor(() => expect(queue.uploads()[1]?.state).toBe('sent'));
  expect(sent).toEqual([]);
  waiting[2]?.fail(new RequestRefused(415, 'Görsel değil'));
  waiting[0]?.answer(1);
  await vi.waitFor(() => expect(sent).toEqual([1, 2]));
  expect(queue.uploads().map(({ file }) => file.name)).toEqual(['refused']);
});

it('the queue does not wait for a file that was removed', async () => {
  const { waiting, send } = manualServer();
  const sent: number[] = [];
  const queue = createUploadQueue(send, (id) => sent.push(id));
  queue.add(['stuck', 'done'].map(picture));
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.answer(2);
  await vi.waitFor(() => expect(queue.uploads()[1]?.state).toBe('sent'));
  queue.remove(queue.uploads()[0]?.key ?? '');
  expect(sent).toEqual([2]);
});

it('a refused file stays with the message of the server, and no retry is offered', async () => {
  const refuse = () => Promise.reject(new RequestRefused(415, 'Bu dosya bir görsel değil'));
  const queue = createUploadQueue(refuse, vi.fn());
  queue.add([picture('metin.jpg')]);
  await vi.waitFor(() => expect(queue.uploads()[0]?.state).toBe('failed'));
  expect(queue.uploads()[0]).toMatchObject({ problem: 'Bu dosya bir görsel değil', canRetry: false });
});

it('after a lost connection a retry sends the file again', async () => {
  const send = vi.fn().mockRejectedValueOnce(new RequestFailed(0)).mockResolvedValueOnce(3);
  const sent = vi.fn();
  const queue = createUploadQueue<number>(send, sent);
  queue.add([picture('a')]);
  await vi.waitFor(() => expect(queue.uploads()[0]).toMatchObject({ state: 'failed', canRetry: true }));
  queue.retry(queue.uploads()[0]?.key ?? '');
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(3));
  expect(queue.uploads()).toEqual([]);
});

it('the queue tries once again by itself when the server is busy', async () => {
  const send = vi.fn().mockRejectedValue(new RequestFailed(503));
  const queue = createUploadQueue(send, vi.fn(), { retryDelay: 1 });
  queue.add([picture('a')]);
  await vi.waitFor(() => expect(queue.uploads()[0]?.state).toBe('failed'));
  expect(send).toHaveBeenCalledTimes(2);
});

it('a file above the size limit is refused with the limit and is not sent', () => {
  const send = vi.fn();
  const queue = createUploadQueue(send, vi.fn());
  queue.add([new File([new Uint8Array(21 * 1024 * 1024)], 'dev.jpg')]);
  expect(queue.uploads()[0]).toMatchObject({ state: 'failed', canRetry: false });
  expect(queue.uploads()[0]?.problem).toContain('En çok 20\u00a0MB');
  expect(send).not.toHaveBeenCalled();
});

it('the answer for a removed file is ignored', async () => {
  const { waiting, send } = manualServer();
  const sent = vi.fn();
  const queue = createUploadQueue(send, sent);
  queue.add([picture('a')]);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  queue.remove(queue.uploads()[0]?.key ?? '');
  waiting[0]?.answer(1);
  await Promise.resolve();
  expect(queue.uploads()).toEqual([]);
  expect(sent).not.toHaveBeenCalled();
});
