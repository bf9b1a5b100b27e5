/** The locale for dates in a language. English is British, as our texts are; `en` alone writes American dates. */
export function dateLocale(lang: string): string {
  return lang === 'en' ? 'en-GB' : lang;
}
