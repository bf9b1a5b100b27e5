/** Each download holds at most one original of 20 MB in memory. */
const most = { ofClient: 2, ofAll: 6 };

/** The places for downloads in this process: a client gets only some of them. */
export type DownloadPlaces = {
  /** Takes a place and returns a function that leaves it; undefined if there is none. */
  take: (client: string) => (() => void) | undefined;
};

export function createDownloadPlaces({ ofClient, ofAll } = most): DownloadPlaces {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take: (client) => {
      const own = taken.get(client) ?? 0;
      if (all >= ofAll || own >= ofClient) return undefined;
      all += 1;
      taken.set(client, own + 1);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        all -= 1;
        const left = (taken.get(client) ?? 1) - 1;
        if (left > 0) taken.set(client, left);
        else taken.delete(client);
      };
    },
  };
}
