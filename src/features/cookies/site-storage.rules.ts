import type { TextKey } from '#features/languages/interface-texts.rules.ts';
import type { RegisteredCookie } from './cookie-register.rules.ts';

/** What the site itself stores in a visitor's browser, as the cookie policy lists it. */
export type StoredRecord = {
  name: string;
  kind: 'cookie' | 'browser' | 'tab';
  purpose: TextKey;
  /** Without it a record stays until the visitor deletes it, or in a tab until that is closed. */
  lasts?: RegisteredCookie['lasts'];
};

/**
 * Everything that a visitor who is not signed in can find; a journey uses the whole site and compares
 * (e2e/site/cookie-policy.test.ts). A name with `*` stands for all names that start like it.
 */
export const siteStorage: readonly StoredRecord[] = [
  { name: '_lang', kind: 'cookie', purpose: 'legal.purpose_lang', lasts: [1, 'year'] },
  { name: 'lang', kind: 'browser', purpose: 'legal.purpose_lang' },
  { name: 'recent_searches', kind: 'browser', purpose: 'legal.purpose_searches' },
  { name: 'recently_seen', kind: 'browser', purpose: 'legal.purpose_seen' },
  { name: 'compare_list', kind: 'browser', purpose: 'legal.purpose_compare' },
  { name: 'offer_list', kind: 'browser', purpose: 'legal.purpose_offer' },
  { name: 'offline', kind: 'browser', purpose: 'legal.purpose_offline' },
  { name: 'cookie_consent', kind: 'browser', purpose: 'legal.purpose_consent' },
  { name: 'message_draft', kind: 'tab', purpose: 'legal.purpose_draft' },
  { name: 'offer_draft', kind: 'tab', purpose: 'legal.purpose_draft' },
  { name: 'form_try:*', kind: 'tab', purpose: 'legal.purpose_try' },
];

/** Whether the cookie policy lists a record with this name. */
export function isListed(name: string, kind: StoredRecord['kind']): boolean {
  return siteStorage.some((record) => {
    const isNamed = record.name.endsWith('*')
      ? name.startsWith(record.name.slice(0, -1))
      : name === record.name;
    return record.kind === kind && isNamed;
  });
}
