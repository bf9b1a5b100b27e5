import lighthouse, { type Report } from 'lighthouse';

export type { Report };

/**
 * Scores a page with Lighthouse's default settings, which simulate a mid-range phone on a slow connection.
 */
export async function audit(url: string, port: number, categories: readonly string[]): Promise<Report> {
  const settings = { port, logLevel: 'error', output: 'json', onlyCategories: [...categories] };
  const result = await lighthouse(url, settings);
  const failure = result ? result.lhr.runtimeError?.message : 'no result';
  if (!result || failure !== undefined) throw new Error(`Lighthouse failed on ${url}: ${failure ?? ''}`);
  return result.lhr;
}
