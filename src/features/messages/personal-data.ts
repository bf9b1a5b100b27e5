import { z } from 'zod';
import { isEmail } from '#shared/rules/email.ts';
import { genericMessages } from '#shared/rules/generic-messages.ts';
import { Success } from '#shared/schema/envelope.ts';
import { requiredLine } from '#shared/schema/fields.ts';

/** The e-mail address that identifies the person; letter case makes no difference. */
export const PersonalDataQuery = z.object({
  email: requiredLine(250).refine(isEmail, genericMessages.invalidEmail),
});
export type PersonalDataQuery = z.output<typeof PersonalDataQuery>;

const count = z.int();

/** The number of records of each kind about an address. */
export const PersonalDataCounts = z.object({
  messages: count,
  orders: count,
  files: count,
  mails: count,
  subscriptions: count,
  /** IP addresses of an account with this e-mail address, in the audit log and of sessions. */
  addresses: count,
});
export type PersonalDataCounts = z.infer<typeof PersonalDataCounts>;

/** Adds the proofs of consent, which stay for three years after the subscription, even after an erasure. */
export const StoredPersonalData = PersonalDataCounts.extend({ consent_proofs: count });
export type StoredPersonalData = z.infer<typeof StoredPersonalData>;

export const PersonalDataErased = Success.extend({ data: PersonalDataCounts });
