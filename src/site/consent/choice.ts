import { dayMs } from '#shared/rules/durations.ts';
import { categoryOf, type ConsentCategory, type Vendor } from '#features/integrations/integrations.rules.ts';
import { consentVersion } from '#features/cookies/cookie-register.rules.ts';

/** The decision of the visitor, as local storage contains it (docs/product.md, "Browser storage"). */
export type Choice = {
  version: number;
  /** ISO instant. */
  at: string;
  /** The services that the visitor was asked about. */
  asked: readonly Vendor[];
  granted: readonly ConsentCategory[];
  /** The number of the receipt that the server keeps; missing in choices that were made before receipts existed. */
  receipt?: string;
};

export const choiceKey = 'cookie_consent';

/** The time for which a choice is valid, in milliseconds: one year. */
const longest = 365 * dayMs;

/** The choice when the browser refuses local storage; it is lost when the page closes. */
let unstored: string | null = null;

export function storeChoice(asked: readonly Vendor[], granted: readonly ConsentCategory[]): Choice {
  const at = new Date().toISOString();
  const choice: Choice = { version: consentVersion, at, asked, granted, receipt: randomNumber() };
  const text = JSON.stringify(choice);
  try {
    localStorage.setItem(choiceKey, text);
  } catch {
    unstored = text;
  }
  return choice;
}

/** Creates a version 4 UUID. `crypto.randomUUID` is not used, because it exists only on HTTPS. */
function randomNumber(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * The valid choice about `vendors`; undefined if the visitor was not asked about all of
 * them or if it is too old.
 */
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

/** Whether a staff member is signed in in this browser. Then no script runs, whatever was chosen. */
export function isStaff(): boolean {
  return readStored('token') !== null;
}

/** The services whose scripts may run in this browser now. */
export function permitted(vendors: readonly Vendor[]): readonly Vendor[] {
  const granted = isStaff() ? [] : (readChoice(vendors)?.granted ?? []);
  return vendors.filter((vendor) => granted.includes(categoryOf[vendor]));
}

/** Whether the browser sends the visitor's opt-out from tracking (Global Privacy Control). */
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
