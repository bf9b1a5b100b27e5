import { EventSourceParserStream } from 'eventsource-parser/stream';

/** The longest event, in characters. Our events are shorter; a longer one would only fill the memory. */
const longestEvent = 1_000_000;

/**
 * Reads a `text/event-stream` to the end. `onData` gets the data of each event. `onSign` is called for each event
 * and comment, because both show that the connection still works. An event that is too long ends the connection.
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
