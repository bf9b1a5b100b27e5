/**
 * The part of Lighthouse that the bench uses. The types are repeated here, because Lighthouse is not
 * installed where types are checked.
 */
declare module 'lighthouse' {
  export type Report = {
    audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
    categories: Record<
      string,
      { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
    >;
    runtimeError?: { message: string };
  };

  type Settings = { port: number; logLevel: string; output: string; onlyCategories: string[] };

  export default function lighthouse(url: string, settings: Settings): Promise<{ lhr: Report } | undefined>;
}
