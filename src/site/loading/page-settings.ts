/** Settings that the server writes into each page, for loaders that run in the browser. */
export type PageSettings = { mainLang: string; publicUrl: string; csrfToken: string };

export function pageSettings(): PageSettings {
  const { mainLang = '', publicUrl = '' } = document.documentElement.dataset;
  const csrf = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
  return { mainLang, publicUrl, csrfToken: csrf?.content ?? '' };
}
