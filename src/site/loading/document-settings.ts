/** Settings that the server writes into each document, for loaders that run in the browser. */
export type DocumentSettings = { mainLang: string; publicUrl: string; csrfToken: string };

export function documentSettings(): DocumentSettings {
  const { mainLang = '', publicUrl = '' } = document.documentElement.dataset;
  const csrf = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
  return { mainLang, publicUrl, csrfToken: csrf?.content ?? '' };
}
