/** The two-letter codes of ISO 639-1. */
const codes =
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es ' +
  'et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki ' +
  'kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn nr ' +
  'nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg ' +
  'th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu';

/** The name of a language in that language, capitalised for a menu: `Deutsch`, `Français`. */
export function ownName(abbr: string): string {
  const name = nameIn(abbr, abbr) ?? abbr.toUpperCase();
  return name.charAt(0).toLocaleUpperCase(abbr) + name.slice(1);
}

/** The languages that can still be added, sorted by their Turkish names. */
export function addableLanguages(existing: readonly string[]): { value: string; label: string }[] {
  return codes
    .split(' ')
    .filter((code) => !existing.includes(code))
    .flatMap((code) => {
      const name = nameIn(code, 'tr');
      return name === undefined ? [] : [{ value: code, label: `${name} (${code})` }];
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, 'tr'));
}

/** The name of a language in another one; undefined if the browser does not know it. */
function nameIn(abbr: string, lang: string): string | undefined {
  return new Intl.DisplayNames([lang], { type: 'language', fallback: 'none' }).of(abbr);
}
