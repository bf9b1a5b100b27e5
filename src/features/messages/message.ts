import { z } from 'zod';
import { messageTypes } from '#shared/rules/message-types.ts';
import { paged, written } from '#shared/schema/envelope.ts';
import {
  emptyAsMissing,
  id,
  idList,
  longText,
  optionalId,
  searchText,
  version,
} from '#shared/schema/fields.ts';
import { OutgoingMail } from '#features/mail/mail.ts';

/** The folder of a message; `mail` is the inbox. */
export const mailboxes = ['mail', 'trash'] as const;
export const Mailbox = z.enum(mailboxes);
export type Mailbox = z.infer<typeof Mailbox>;

/** Query of GET `/{type}`. An invalid page is treated as page 1. */
export const MessageListQuery = z.object({
  page: z.coerce.number().int().min(1).catch(1).default(1),
  section: emptyAsMissing(Mailbox.default('mail')),
  search: searchText,
});
export type MessageListQuery = z.output<typeof MessageListQuery>;

const text = z.string();

/** A row of the inbox or the trash. */
export const ListedMessage = z.object({
  id: z.int(),
  name: text,
  email: text,
  phone: text,
  company: text,
  subject: text,
  /** The first characters of the message. */
  excerpt: text,
  lang: text,
  /** 1 if the message was read. */
  check: z.union([z.literal(0), z.literal(1)]),
  section: Mailbox,
  created_at: text,
  assigned_to: z.object({ id: z.int(), name: text }).nullable(),
  has_file: z.boolean(),
  /** The number of products in an offer request. */
  line_count: z.int(),
  is_answered: z.boolean(),
});
export type ListedMessage = z.infer<typeof ListedMessage>;
export const MessagePage = paged(ListedMessage);
export type MessagePage = z.infer<typeof MessagePage>;

/** The fields that only some types have. */
export const MessageDetails = z.object({
  school: text.optional(),
  /** The tour's name is the one that the visitor read. */
  tour: z.object({ id: z.int(), name: text }).optional(),
  group_size: z.int().optional(),
  /** A day like `2026-03-05`. */
  date: text.optional(),
  position: text.optional(),
});
export type MessageDetails = z.infer<typeof MessageDetails>;

/** One message for staff, with the mails about it. */
export const Message = ListedMessage.omit({ excerpt: true }).extend({
  type: z.enum(messageTypes),
  /** The reference number that the visitor got, such as `K7Q2-M4XP`. */
  reference: text,
  message: text,
  details: MessageDetails,
  form: text,
  /** The privacy notice that the form linked: a contract, and its version at that time. */
  notice: z.object({ id: z.int(), version: z.int().nullable(), name: text }).nullable(),
  wants_news: z.boolean(),
  note: text,
  version: z.int(),
  file: z.object({ name: text, bytes: z.int() }).nullable(),
  /** The id for GET `/orders/{id}` of an offer request. */
  order_id: z.int().nullable(),
  /** Suggested subjects of a reply by the language of the reply; the language of the message comes first. */
  reply_subjects: z.record(text, text),
  /** Mails about this message, the oldest first. */
  thread: z.array(OutgoingMail),
});
export type Message = z.infer<typeof Message>;

/** Answer of GET `/{type}/not-check-count`: the number of unread messages in the inbox. */
export const UnreadCount = z.int();

/** The number of unread messages of every type; also sent as an event when it changes. */
export const UnreadCounts = z.object({
  counts: z.record(z.enum(messageTypes), z.int()),
  /** A text that changes with every new message and every change of the counts. */
  revision: text,
});
export type UnreadCounts = z.infer<typeof UnreadCounts>;

export const TrashBody = z.object({ trash_list: idList });
export const RestoreBody = z.object({ restore_list: idList });
export const DeleteBody = z.object({ delete_list: idList });
export const CheckBody = z.object({ id });

/** Body of PUT `/{type}/{id}`: the fields that staff edit. */
export const MessageChange = z.object({
  assigned_to: optionalId.optional(),
  note: longText(5_000).optional(),
  version,
});
export type MessageChange = z.output<typeof MessageChange>;
export const MessageWritten = written(Message);

/** Body of POST `/{type}/{id}/replies`. */
export const Reply = z.object({
  subject: longText(300)
    .transform((line) => line.replace(/\s+/g, ' ').trim())
    .refine((line) => line !== '', '* Bu Alan Zorunlu'),
  body: longText(20_000)
    .transform((body) => body.trim())
    .refine((body) => body !== '', '* Bu Alan Zorunlu'),
  /** A UUID of this reply. A reply that is sent twice is mailed only once. */
  request_id: emptyAsMissing(z.uuid().optional()),
});
export type Reply = z.output<typeof Reply>;

/** The users to whom a message can be assigned: active ones who may change messages. */
export const Assignees = z.array(z.object({ id: z.int(), name: text }));
export type Assignees = z.infer<typeof Assignees>;
