/** The first that matches counts: most browsers name others too. */
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

/** What staff recognise in a browser's description of itself, like `Chrome, Windows`. */
export function browserName(userAgent: string): string {
  const names = [browsers, systems].map((known) => known.find(([mark]) => mark.test(userAgent))?.[1]);
  const found = names.filter((name) => name !== undefined);
  return found.length > 0 ? found.join(', ') : 'Bilinmeyen tarayıcı';
}

/** Whether it is a phone or tablet. */
export const isHandheld = (userAgent: string) => /Android|iPhone|iPad|Mobile/.test(userAgent);
