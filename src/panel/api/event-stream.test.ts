import { describe, expect, it } from 'vitest';
import { createEventParser, readEvents } from './event-stream.ts';

function parsed(...pieces: string[]): string[] {
  const events: string[] = [];
  const parse = createEventParser((data) => events.push(data));
  pieces.forEach(parse);
  return events;
}

describe('the parser of an event stream', () => {
  it('gives the data of each event and joins its lines', () => {
    expect(parsed('data: a\n\ndata:b\ndata: c\n\n')).toEqual(['a', 'b\nc']);
  });

  it('understands every line end, also one that is cut in two', () => {
    expect(parsed('data: a\r', '\ndata: b\r\n', '\r\ndata: c\r\rdata: d\n', '\n')).toEqual([
      'a\nb',
      'c',
      'd',
    ]);
  });

  it('gives the same events wherever the stream is cut', () => {
    const stream = '\uFEFF: hello\nevent: unread\nid: 7\nretry: 10\ndata: {"a":1}\r\n\r\ndata: ğü\n\n';
    for (let cut = 0; cut <= stream.length; cut++)
      expect(parsed(stream.slice(0, cut), stream.slice(cut)), `cut at ${cut}`).toEqual(['{"a":1}', 'ğü']);
  });

  it('ignores comments, events without data and an unfinished event', () => {
    expect(parsed(': ping\n\nevent: unread\n\ndatabase: x\n\ndata: unfinished\n')).toEqual([]);
  });

  it('gives up a line without end', () => {
    expect(() => parsed(`data: ${'x'.repeat(1_000_001)}`)).toThrow('too long');
  });
});

it('letters that are cut in two pieces arrive whole', async () => {
  const bytes = new TextEncoder().encode('data: Çağrı\n\n');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  const events: string[] = [];
  let pieces = 0;
  await readEvents(
    body,
    (data) => events.push(data),
    () => pieces++,
  );
  expect(events).toEqual(['Çağrı']);
  expect(pieces).toBe(bytes.length);
});
