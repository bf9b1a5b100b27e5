import { vendors, type CdnKind } from './vendors.ts';

/** The CDN in front of the site. */
export type Cdn = {
  kind: CdnKind;
  purgeUrl: string;
  token: string | undefined;
  /** The key of all pages and public answers of this site. */
  key: string;
};

/** The headers of an answer as Node takes them: names and values in turn. */
type Head = readonly string[];

/** Adds to the headers of an answer for how many seconds the CDN may store it; with 0 it may not. */
export type AddCdnHeaders = (head: Head, seconds: number) => string[];

/** Makes the function that adds them; what it adds is made once for each number of seconds. */
export function createCdnHeaders({ kind, key }: Pick<Cdn, 'kind' | 'key'>): AddCdnHeaders {
  const { keyHeader, lifetime } = vendors[kind];
  const refused = refusalHeaders(kind).flat();
  const make = (seconds: number): Head => [
    'cdn-cache-control',
    `max-age=${seconds}, must-revalidate`,
    keyHeader,
    key,
    ...(lifetime?.(seconds) ?? []).flat(),
  ];
  let known = { seconds: 0, head: refused as Head };
  return (head, seconds) => {
    if (known.seconds !== seconds) known = { seconds, head: seconds > 0 ? make(seconds) : refused };
    const base = known.head.includes('cache-control') ? withoutCacheControl(head) : head;
    return [...base, ...known.head];
  };
}

/** The headers of an answer that the CDN must not store; with `no-cache` it has to ask each time, as browsers do. */
export function refusalHeaders(
  kind: CdnKind,
  directive: 'no-store' | 'no-cache' = 'no-store',
): readonly (readonly [string, string])[] {
  return [['cdn-cache-control', directive], ...(vendors[kind].refusal ?? [])];
}

function withoutCacheControl(head: Head): Head {
  const at = head.findIndex((text, index) => index % 2 === 0 && text === 'cache-control');
  return at === -1 ? head : head.toSpliced(at, 2);
}
