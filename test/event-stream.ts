/** Calls `onData` with the data of each event until the stream ends or is cancelled. */
export async function readEvents({ body }: Response, onData: (data: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const piece of body ?? []) {
      const events = `${rest}${decoder.decode(piece, { stream: true })}`.split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) if (event.startsWith('data: ')) onData(event.slice('data: '.length));
    }
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error;
  }
}
