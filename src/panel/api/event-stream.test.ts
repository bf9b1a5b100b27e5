import { expect, it, vi } from 'vitest';
import { readEvents } from './event-stream.ts';

/** Reads a stream whose data arrive in these chunks. */
async function read(pieces: readonly Uint8Array<ArrayBuffer>[]) {
  const onData = vi.fn<(data: string) => void>();
  const onSign = vi.fn();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  await readEvents(body, onData, onSign);
  return { data: onData.mock.calls.flat(), signs: onSign.mock.calls.length };
}

const encode = (text: string) => new TextEncoder().encode(text);

it('a stream gives the same events wherever its data are cut, even inside a letter', async () => {
  const stream = encode(
    '\uFEFF: hello\nevent: unread\nid: 7\nretry: 10\ndata: {"a":1}\r\n\r\ndata: ğ\rdata:ü\n\n',
  );
  for (let cut = 0; cut <= stream.length; cut++) {
    const { data } = await read([stream.slice(0, cut), stream.slice(cut)]);
    expect(data, `cut at ${cut}`).toEqual(['{"a":1}', 'ğ\nü']);
  }
});

it('comments, events without data and an unfinished event are ignored', async () => {
  expect((await read([encode(': ping\n\nevent: unread\n\ndatabase: x\n\ndata: unfinished\n')])).data).toEqual(
    [],
  );
});

it('each heartbeat of the server and each event is reported', async () => {
  expect(await read([encode(':\n\n'), encode(':\n\n'), encode('data: a\n\n')])).toEqual({
    data: ['a'],
    signs: 3,
  });
});

it('a connection whose event has no end is ended', async () => {
  const cancel = vi.fn();
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.enqueue(encode(`data: ${'x'.repeat(100_000)}`)),
    cancel,
  });
  await expect(readEvents(endless, vi.fn(), vi.fn())).rejects.toThrow('max buffer size');
  expect(cancel).toHaveBeenCalled();
});
