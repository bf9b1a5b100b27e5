/** A longer line is no event of ours; reading on would only fill the memory. */
const longestLine = 1_000_000;

/**
 * Parses a `text/event-stream` that arrives in pieces (WHATWG HTML, "Server-sent events"): `onData` gets the data of
 * each complete event. Names, ids, comments and retry times are ignored.
 */
export function createEventParser(onData: (data: string) => void): (piece: string) => void {
  let rest = '';
  let data: string[] = [];
  let isStart = true;

  const takeLine = (line: string) => {
    if (line === '') {
      if (data.length > 0) onData(data.join('\n'));
      data = [];
      return;
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'data') data.push(value);
  };

  return (piece) => {
    rest += isStart ? piece.replace(/^\uFEFF/, '') : piece;
    if (piece !== '') isStart = false;
    // A carriage return at the end may be the first half of a line end.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new Error('The line of the event stream is too long');
    lines.forEach(takeLine);
  };
}

/** Reads a stream to its end. `onPiece` hears of every arriving piece, comments included. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onData: (data: string) => void,
  onPiece: () => void,
): Promise<void> {
  const parse = createEventParser(onData);
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onPiece();
    parse(decoder.decode(value, { stream: true }));
  }
}
