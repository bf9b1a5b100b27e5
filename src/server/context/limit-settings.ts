/** At most `max` uses in a fixed window of `seconds`; the first use starts the window. */
export type Limit = { max: number; seconds: number };

/** The default limits, for one client unless a comment names another subject (docs/product.md, "Limits"). */
const defaults = {
  /** Sign-in attempts. */
  login: { max: 30, seconds: 60 },
  /** Failed sign-in attempts of one client for one account. */
  signInFailures: { max: 10, seconds: 15 * 60 },
  /** Wrong codes of the second factor for one account and browser; unknown browsers count together. */
  secondFactorFailures: { max: 10, seconds: 15 * 60 },
  /** Requests for a new password. */
  passwordReset: { max: 10, seconds: 15 * 60 },
  /** Mails with a link for a new password, for one account. */
  passwordResetMails: { max: 3, seconds: 15 * 60 },
  /** Forms that visitors send. */
  publicForms: { max: 20, seconds: 10 * 60 },
  /** Copies of messages to one address, counted over all senders. */
  messageCopies: { max: 5, seconds: 86_400 },
  /** Mails that ask one address to confirm the newsletter, counted over all senders. */
  newsletterMails: { max: 3, seconds: 86_400 },
  /** Clicks on WhatsApp and phone links; a separate limit, so that clicks never block forms. */
  leads: { max: 60, seconds: 10 * 60 },
  /** Receipts of cookie choices. */
  cookieChoices: { max: 20, seconds: 10 * 60 },
  search: { max: 120, seconds: 60 },
  /** Parts of the sitemap, each of which reads thousands of records. */
  sitemaps: { max: 1_000, seconds: 10 * 60 },
  /** Data feeds, each of which may read all products. */
  feeds: { max: 60, seconds: 10 * 60 },
  /** Pages, downloads and pictures of kits. */
  kits: { max: 300, seconds: 10 * 60 },
  /** Wrong passwords of one client for one kit, and of all clients for one kit. */
  kitPasswords: { max: 10, seconds: 15 * 60 },
  kitPasswordsOfAll: { max: 200, seconds: 15 * 60 },
  /** PDFs that are made for a visitor; one that was made before does not count. */
  documents: { max: 60, seconds: 10 * 60 },
  /** Counted page views; this limit is kept in the memory of each process (docs/decisions/0040). */
  visits: { max: 300, seconds: 10 * 60 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof defaults;
export type Limits = Readonly<Record<LimitName, Limit>>;

export const limitNames = Object.keys(defaults) as LimitName[];

/** Matches one entry of `LIMITS`: `name=max/seconds`. */
const entry = new RegExp(`^(${limitNames.join('|')})=([1-9]\\d{0,6})/([1-9]\\d{0,4})$`);

export function isLimits(text: string): boolean {
  return entriesOf(text).every((one) => entry.test(one));
}

/** The defaults with the values of `LIMITS`, such as `search=240/60,publicForms=40/600`. */
export function readLimits(text: string | undefined): Limits {
  const limits: Record<LimitName, Limit> = { ...defaults };
  for (const one of entriesOf(text ?? '')) {
    const [, name, max, seconds] = entry.exec(one) ?? [];
    if (name) limits[name as LimitName] = { max: Number(max), seconds: Number(seconds) };
  }
  return limits;
}

function entriesOf(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}
