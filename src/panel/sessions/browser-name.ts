/** The first match is taken, because most user agents contain the names of other browsers too. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/YaBrowser\//, 'Yandex'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A user agent in words that staff recognise, such as `Chrome, Windows`. */
export function browserName(userAgent: string): string {
  const names = [browsers, systems].map((known) => known.find(([mark]) => mark.test(userAgent))?.[1]);
  const found = names.filter((name) => name !== undefined);
  return found.length > 0 ? found.join(', ') : 'Bilinmeyen tarayıcı';
}

export const isHandheld = (userAgent: string) => /Android|iPhone|iPad|Mobile/.test(userAgent);
