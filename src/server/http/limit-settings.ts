/** At most `max` in a fixed window that opens with the first one and lasts `seconds`. */
export type Limit = { max: number; seconds: number };

/** How often one client may do what (api.md, "Limits"). */
const defaults = {
  /** Attempts to sign in. */
  login: { max: 30, seconds: 60 },
  /** Attempts that failed, for an account and a client together. */
  signInFailures: { max: 10, seconds: 15 * 60 },
  /** Forms that a visitor sends. */
  publicForms: { max: 20, seconds: 10 * 60 },
  search: { max: 120, seconds: 60 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof defaults;
export type Limits = Readonly<Record<LimitName, Limit>>;

export const limitNames = Object.keys(defaults) as LimitName[];

/** One entry of `LIMITS`: a name, the number, and the seconds that it is for. */
const entry = new RegExp(`^(${limitNames.join('|')})=([1-9]\\d{0,6})/([1-9]\\d{0,4})$`);

export function isLimits(text: string): boolean {
  return entriesOf(text).every((one) => entry.test(one));
}

/** The table with what `LIMITS` replaces: `search=240/60,publicForms=40/600`. */
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
