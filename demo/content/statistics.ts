/** Days before the load that have statistics: eight weeks, and eight before them to compare with. */
export const countedDays = 112;

/** Visits of an ordinary day, Monday to Sunday: the company's buyers look during the week. */
const weekdays = [212, 236, 241, 228, 187, 74, 58];

/** The days of a fair, before the load: visitors look up what they saw, and for some days after it. */
const fair = { middle: 19, width: 3.2, more: 1.15 };

/** Public holidays, before the load: almost nobody works. */
const holidays = { from: 66, to: 63, left: 0.3 };

/** Visits of a day, as a number of days before the load, and of its weekday (0 is Monday). */
export function visitsOfDay(age: number, weekday: number): number {
  const growth = 1 - age / 520;
  const peak = 1 + fair.more * Math.exp(-(((age - fair.middle) / fair.width) ** 2));
  const holiday = age <= holidays.from && age >= holidays.to ? holidays.left : 1;
  return Math.round((weekdays[weekday] ?? 0) * growth * peak * holiday * variation(age));
}

/** Between 0.92 and 1.08, the same at every load. */
function variation(age: number): number {
  return 1 + 0.08 * Math.sin(age * 2.4) * Math.cos(age * 0.7);
}

/** How the visits of a day divide among the pages; what is left went to products. */
export const pageShares = {
  home: 0.17,
  products: 0.25,
  catalogue: 0.05,
  about_us: 0.04,
  contact: 0.045,
  search_products: 0.06,
  fairs: 0.02,
  blog: 0.015,
  videos: 0.015,
  vision_mission: 0.01,
  contract: 0.005,
} as const;

/** The products that visitors look at most, by code; all others follow in the order of the catalogue. */
export const soughtProducts = ['TK-11', 'HL-23', 'KM-73', 'CD-53', 'TK-19', 'TK-13'] as const;

/** What visitors did not find: how often in eight weeks, and how many days ago last. */
export const failedSearches = [
  { search: 'paslanmaz celik karabina', count: 23, age: 1 },
  { search: 'plastik toka', count: 19, age: 0 },
  { search: 'miknatisli kilit 18 mm', count: 14, age: 3 },
  { search: 'cirt bant', count: 11, age: 2 },
  { search: 'swarovski', count: 8, age: 9 },
  { search: 'ykk 5 numara', count: 7, age: 6 },
  { search: 'paracord', count: 5, age: 12 },
  { search: 'cadir direk ucu', count: 3, age: 15 },
] as const;

/** Clicks on WhatsApp and phone links in each week, the latest first. */
export const leadsOfWeeks = [
  { whatsapp: 9, phone: 4 },
  { whatsapp: 12, phone: 5 },
  { whatsapp: 21, phone: 9 },
  { whatsapp: 13, phone: 7 },
  { whatsapp: 10, phone: 6 },
  { whatsapp: 11, phone: 4 },
  { whatsapp: 8, phone: 5 },
  { whatsapp: 7, phone: 6 },
] as const;

/** From where visitors arrive; the shares of hosts are of all arrivals, campaigns are a part of them. */
export const arrivalShares = [
  { kind: 'host', name: 'google.com', share: 0.42 },
  { kind: 'host', name: '', share: 0.31 },
  { kind: 'host', name: 'instagram.com', share: 0.09 },
  { kind: 'host', name: 'linkedin.com', share: 0.07 },
  { kind: 'host', name: 'yandex.com.tr', share: 0.06 },
  { kind: 'host', name: 'bing.com', share: 0.05 },
  { kind: 'campaign', name: 'bulten / e-posta / sonbahar-2026', share: 0.06 },
  { kind: 'campaign', name: 'linkedin / sosyal / fuar-2026', share: 0.04 },
] as const;
