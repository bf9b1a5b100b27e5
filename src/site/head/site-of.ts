import { dataOf, type Carried } from '../loading/carried-data.ts';
import type { SiteData } from '../loading/site-data.ts';

/** The shell's data for a `meta` function, which gets the data of every route on the page. */
export function siteOf(matches: readonly { id: string; loaderData: unknown }[]): SiteData {
  return dataOf(matches.find((match) => match.id === 'root')?.loaderData as Carried<SiteData>);
}
