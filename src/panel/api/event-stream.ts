import { EventSourceParserStream } from 'eventsource-parser/stream';

/** A longer event is none of ours; reading on would only fill the memory. */
const longestEvent = 1_000_000;

/**
 * Reads a `text/event-stream` to its end: `onData` gets the data of each event, `onSign` hears of each event and
 * comment. An event that is too long ends the connection.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onData: (data: string) => void,
  onSign: () => void,
): Promise<void> {
  const parser = new EventSourceParserStream({ onComment: onSign, maxBufferSize: longestEvent });
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(parser).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onSign();
    onData(value.data);
  }
}
