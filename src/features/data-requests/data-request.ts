import { z } from 'zod';
import { paged, written } from '#shared/schema/envelope.ts';
import {
  emptyAsMissing,
  flag,
  id,
  line,
  longText,
  page,
  requiredLine,
  version,
} from '#shared/schema/fields.ts';
import { optionalEmail } from '#shared/schema/company-fields.ts';
import { requestKinds, type RequestKind } from './data-request.rules.ts';

const kind = z.enum(Object.keys(requestKinds) as [RequestKind, ...RequestKind[]], 'Talebin konusunu seçin');

const fields = {
  name: requiredLine(120),
  email: optionalEmail,
  /** How else to reach the person: telephone, postal address, KEP. */
  contact: line(500),
  kind,
  /** What was asked, in the person's words. */
  request: longText(10_000),
  /** A day like `2026-03-05`; the term of 30 days begins with it. */
  received_on: z.iso.date('Geçerli bir tarih girin'),
  is_identity_checked: flag,
  /** What was answered. */
  answer: longText(20_000),
  /** A request can be closed only after its identity was checked and its answer was written. */
  is_closed: flag,
};

/** Body of POST `/data-requests`. */
export const DataRequestCreate = z.object({
  ...fields,
  email: optionalEmail.default(''),
  contact: line(500).default(''),
  request: longText(10_000).default(''),
  is_identity_checked: flag.default(false),
  answer: longText(20_000).default(''),
  is_closed: flag.default(false),
  /** The message of the site in which the request arrived. */
  message_id: emptyAsMissing(id.optional()),
});
export type DataRequestCreate = z.output<typeof DataRequestCreate>;

/** Body of PUT `/data-requests/{id}`; a call changes only what it sends. */
export const DataRequestUpdate = z.object(fields).partial().extend({ version });
export type DataRequestUpdate = z.output<typeof DataRequestUpdate>;

/** Query of GET `/data-requests`. */
export const DataRequestQuery = z.object({
  page,
  state: emptyAsMissing(z.enum(['open', 'closed']).optional()),
});
export type DataRequestQuery = z.output<typeof DataRequestQuery>;

export const DataRequest = z.object({
  id: z.int(),
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  message_id: z.int().nullable(),
  name: z.string(),
  email: z.string(),
  contact: z.string(),
  kind,
  request: z.string(),
  received_on: z.string(),
  due_on: z.string(),
  is_identity_checked: z.boolean(),
  answer: z.string(),
  is_closed: z.boolean(),
  closed_at: z.string().nullable(),
  /** Days to the last day, negative once it is over; null for a closed request. */
  days_left: z.int().nullable(),
});
export type DataRequest = z.infer<typeof DataRequest>;
export const DataRequestPage = paged(DataRequest);
export type DataRequestPage = z.infer<typeof DataRequestPage>;
export const DataRequestWritten = written(DataRequest);
