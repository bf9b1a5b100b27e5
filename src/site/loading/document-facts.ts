/** What the server wrote into the document once, for loading in the browser later. */
export type DocumentFacts = { mainLang: string; publicUrl: string; csrfToken: string };

export function documentFacts(): DocumentFacts {
  const { mainLang = '', publicUrl = '' } = document.documentElement.dataset;
  const csrf = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
  return { mainLang, publicUrl, csrfToken: csrf?.content ?? '' };
}
