import { dayMs } from '#shared/rules/durations.ts';
import { categoryOf, type ConsentCategory, type Vendor } from '#features/integrations/integrations.rules.ts';
import { consentVersion } from './cookie-register.ts';

/** What the visitor decided, as local storage holds it (docs/product.md, "Browser storage"). */
export type Choice = {
  version: number;
  /** ISO instant. */
  at: string;
  /** The services that the question was about. */
  asked: readonly Vendor[];
  granted: readonly ConsentCategory[];
};

export const choiceKey = 'cookie_consent';

/** Milliseconds for which a choice holds: a year. */
const longest = 365 * dayMs;

/** What the browser refuses to store lasts as long as the page. */
let unstored: string | null = null;

export function storeChoice(asked: readonly Vendor[], granted: readonly ConsentCategory[]): void {
  const choice: Choice = { version: consentVersion, at: new Date().toISOString(), asked, granted };
  const text = JSON.stringify(choice);
  try {
    localStorage.setItem(choiceKey, text);
  } catch {
    unstored = text;
  }
}

/** The choice about `vendors`; undefined when the visitor was not asked about all of them, or too long ago. */
export function readChoice(vendors: readonly Vendor[]): Choice | undefined {
  return parseChoice(unstored ?? readStored(choiceKey), vendors, Date.now());
}

export function parseChoice(
  text: string | null,
  vendors: readonly Vendor[],
  now: number,
): Choice | undefined {
  try {
    const choice = JSON.parse(text ?? '') as Choice;
    const age = now - Date.parse(choice.at);
    const isCurrent = choice.version === consentVersion && age < longest;
    return isCurrent && vendors.every((vendor) => choice.asked.includes(vendor)) ? choice : undefined;
  } catch {
    return undefined;
  }
}

/** Whether somebody of the staff is signed in here: then no script runs, whatever was chosen. */
export function isStaff(): boolean {
  return readStored('token') !== null;
}

/** The services whose scripts may run in this browser now. */
export function permitted(vendors: readonly Vendor[]): readonly Vendor[] {
  const granted = isStaff() ? [] : (readChoice(vendors)?.granted ?? []);
  return vendors.filter((vendor) => granted.includes(categoryOf[vendor]));
}

/** Whether the browser says for its visitor that nobody may follow them (Global Privacy Control). */
export function isOptedOut(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
