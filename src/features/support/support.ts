import { z } from 'zod';
import { paged, written } from '#shared/schema/envelope.ts';
import { longText, requiredLine } from '#shared/schema/fields.ts';
import { mailStates } from '#features/mail/mail.ts';

export const supportPriorities = { low: 'Düşük', normal: 'Normal', high: 'Yüksek' } as const;
export type SupportPriority = keyof typeof supportPriorities;

export const supportStatuses = { open: 'Açık', closed: 'Kapandı' } as const;
export type SupportStatus = keyof typeof supportStatuses;

const priority = z.enum(Object.keys(supportPriorities) as [SupportPriority, ...SupportPriority[]]);
const status = z.enum(Object.keys(supportStatuses) as [SupportStatus, ...SupportStatus[]]);

/** Body of POST `/support`. */
export const SupportRequestCreate = z.object({
  subject: requiredLine(200),
  message: longText(5_000)
    .transform((text) => text.trim())
    .refine((text) => text !== '', '* Bu Alan Zorunlu'),
  priority: priority.default('normal'),
});
export type SupportRequestCreate = z.output<typeof SupportRequestCreate>;

/** Body of PUT `/support/{id}`, with which the creator closes or reopens a request. */
export const SupportRequestChange = z.object({ status });
export type SupportRequestChange = z.output<typeof SupportRequestChange>;

export const SupportRequest = z.object({
  id: z.int(),
  subject: z.string(),
  message: z.string(),
  priority,
  status,
  created_at: z.string(),
  /** Null if no support address was configured. */
  mail: z.object({ state: z.enum(mailStates), last_error: z.string().nullable() }).nullable(),
});
export type SupportRequest = z.infer<typeof SupportRequest>;
export const SupportRequestPage = paged(SupportRequest);
export type SupportRequestPage = z.infer<typeof SupportRequestPage>;
export const SupportRequestWritten = written(SupportRequest);
