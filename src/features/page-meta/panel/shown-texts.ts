/** A text that visitors see, and where it comes from. */
export type ShownText = { text: string; from: 'own' | 'main' | 'company' | 'none' };

type Texts = Readonly<Record<string, unknown>>;

/** The title that a page shows in a language (docs/product.md, "Page titles"). */
export function shownTitle(texts: Texts, lang: string, main: string, company: string): ShownText {
  const shown = shownText(texts, 'title', lang, main);
  return shown.from === 'none' ? { text: company, from: 'company' } : shown;
}

/** The description of a page in a language. Without one, search engines choose a part of the page. */
export function shownDescription(texts: Texts, lang: string, main: string): ShownText {
  return shownText(texts, 'description', lang, main);
}

function shownText(texts: Texts, field: string, lang: string, main: string): ShownText {
  const [own, ofMain] = [lang, main].map((abbr) => {
    const text = texts[`${field}_${abbr}`];
    return typeof text === 'string' ? text.trim() : '';
  });
  if (own) return { text: own, from: 'own' };
  return ofMain ? { text: ofMain, from: 'main' } : { text: '', from: 'none' };
}
