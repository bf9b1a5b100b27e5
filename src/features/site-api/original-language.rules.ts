/** A text of a page: the fields that visitors see, and the languages of those that are fallbacks. */
type Shown = { fallbacks?: Readonly<Record<string, string>> | undefined };

/**
 * The language that a page only repeats, because name and body of each of its texts are fallbacks. Undefined if one
 * text has its own name or body, or if there are no texts. The body is the first filled field of `bodies`.
 */
export function originalLanguage(
  texts: readonly Shown[],
  name: string,
  bodies: readonly string[],
): string | undefined {
  const languages = texts.map((text) => {
    const body = bodies.find((field) => (text as Readonly<Record<string, unknown>>)[field]);
    const ofBody = body === undefined ? text.fallbacks?.[name] : text.fallbacks?.[body];
    return ofBody && text.fallbacks?.[name];
  });
  return languages.every(Boolean) ? languages[0] : undefined;
}

/** These functions call `originalLanguage` with the fields of each kind of text. */
export const productOriginal = (product: Shown) =>
  originalLanguage([product], 'name', ['description', 'summary']);
export const categoryOriginal = (category: Shown) => originalLanguage([category], 'name', ['description']);
/** The program writes its part in the page's language, so such a contract never only repeats another language. */
export const contractOriginal = (contract: Shown & { addition?: string | undefined }) =>
  contract.addition ? undefined : originalLanguage([contract], 'name', ['content']);
/** This is for posts, and for the content items of a page. */
export const textsOriginal = (texts: readonly Shown[]) =>
  originalLanguage(texts, 'title', ['body', 'subtitle', 'summary']);
