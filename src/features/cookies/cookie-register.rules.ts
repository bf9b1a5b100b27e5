import type { Vendor } from '#features/integrations/integrations.rules.ts';
import type { TextKey } from '#features/languages/interface-texts.rules.ts';

/**
 * A cookie or stored value that a script keeps in the browser; a name with `*` stands for all
 * names that start like it.
 */
export type RegisteredCookie = {
  name: string;
  purpose: TextKey;
  /** The lifetime that the vendor publishes. */
  lasts: readonly [count: number, unit: 'year' | 'day' | 'hour' | 'minute'];
};

/** Raise this number when the register or its purposes change: visitors are then asked again. */
export const consentVersion = 1;

/**
 * The entries are copied from commonly published lists and not checked against the vendors' pages
 * (docs/decisions/0039).
 */
export const cookieRegister: Readonly<Record<Vendor, readonly RegisteredCookie[]>> = {
  google: [
    { name: '_ga', purpose: 'consent.purpose_visitor', lasts: [2, 'year'] },
    { name: '_ga_*', purpose: 'consent.purpose_visit', lasts: [2, 'year'] },
  ],
  yandex: [
    { name: '_ym_uid', purpose: 'consent.purpose_visitor', lasts: [1, 'year'] },
    { name: '_ym_d', purpose: 'consent.purpose_first_visit', lasts: [1, 'year'] },
    { name: '_ym_isad', purpose: 'consent.purpose_blocker', lasts: [20, 'hour'] },
    { name: '_ym_visorc', purpose: 'consent.purpose_visit', lasts: [30, 'minute'] },
  ],
  facebook: [
    { name: '_fbp', purpose: 'consent.purpose_ads', lasts: [90, 'day'] },
    { name: '_fbc', purpose: 'consent.purpose_ads', lasts: [90, 'day'] },
  ],
};

/**
 * Prefixes of the cookie and storage names of each vendor, including names that older
 * versions of its code used.
 */
export const storedPrefixes: Readonly<Record<Vendor, readonly string[]>> = {
  google: ['_ga', '_gid', '_gcl_'],
  yandex: ['_ym'],
  facebook: ['_fbp', '_fbc', 'lastExternalReferrer'],
};
