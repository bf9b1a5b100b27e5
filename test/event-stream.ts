import { EventSourceParserStream } from 'eventsource-parser/stream';

/** Calls `onData` with the data of each event, until the answer ends or its body is cancelled. */
export async function readEvents({ body }: Response, onData: (data: string) => void): Promise<void> {
  const events = body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  try {
    for await (const { data } of events ?? []) onData(data);
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error;
  }
}
