/** A picture for link previews that was made from a photograph, a name and the company's colours. */
export type ShareCardTable = {
  /** The hash of all that it shows (`features/share-cards/server/card-subject.ts`). */
  hash: string;
  /** The key in the public store, which is also the address below `/media/`. */
  key: string;
  bytes: number;
  made_at: string;
  /** Since when no page shows it; null while one does. */
  unused_since: string | null;
};
