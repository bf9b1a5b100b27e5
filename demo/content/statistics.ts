/**
 * Statistics cover this many days before the load: eight weeks, and eight weeks before them for comparison.
 */
export const countedDays = 112;

/** Visits on an ordinary day, Monday to Sunday; buyers visit the site mainly on weekdays. */
const weekdays = [212, 236, 241, 228, 187, 74, 58];

/** A fair raises the number of visits on the days around it. `middle` is in days before the load. */
const fair = { middle: 19, width: 3.2, more: 1.15 };

/** Public holidays, in days before the load; few people visit the site then. */
const holidays = { from: 66, to: 63, left: 0.3 };

/** The number of visits on a day that is `age` days before the load; weekday 0 is Monday. */
export function visitsOfDay(age: number, weekday: number): number {
  const growth = 1 - age / 520;
  const peak = 1 + fair.more * Math.exp(-(((age - fair.middle) / fair.width) ** 2));
  const holiday = age <= holidays.from && age >= holidays.to ? holidays.left : 1;
  return Math.round((weekdays[weekday] ?? 0) * growth * peak * holiday * variation(age));
}

/** A factor between 0.92 and 1.08, the same at every load. */
function variation(age: number): number {
  return 1 + 0.08 * Math.sin(age * 2.4) * Math.cos(age * 0.7);
}

/** The shares of a day's visits by page; the remaining visits are of products. */
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

/** The codes of the products with most visits; all others follow in the order of the catalogue. */
export const soughtProducts = ['TK-11', 'HL-23', 'KM-73', 'CD-53', 'TK-19', 'TK-13'] as const;

/** Searches without results: how often in eight weeks, and how many days ago the last one was. */
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

/** Clicks on WhatsApp and phone links per week, the latest week first. */
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

/**
 * The sources of visitors, each with its share of all arrivals. Arrivals by a campaign also count for a host.
 */
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
