/** A text of a page: the fields that visitors see, and the languages of those that are fallbacks. */
type Shown = { fallbacks?: Readonly<Record<string, string>> | undefined };

/**
 * The language of the page that a page only repeats: of each of its texts, name and body are fallbacks. Undefined if one
 * is its own, or if there are no texts. `bodies` are the fields that may be the body; the first filled one is.
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

/** What `originalLanguage` asks of each kind of text. */
export const productOriginal = (product: Shown) =>
  originalLanguage([product], 'name', ['description', 'summary']);
export const categoryOriginal = (category: Shown) => originalLanguage([category], 'name', ['description']);
/** A part that the program writes is in the language of the page. */
export const contractOriginal = (contract: Shown & { addition?: string | undefined }) =>
  contract.addition ? undefined : originalLanguage([contract], 'name', ['content']);
/** Posts, and the content items of a page. */
export const textsOriginal = (texts: readonly Shown[]) =>
  originalLanguage(texts, 'title', ['body', 'subtitle', 'summary']);
