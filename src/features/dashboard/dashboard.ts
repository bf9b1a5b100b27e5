import { EndingClaim } from '#features/compliance/compliance.ts';
import { z } from 'zod';
import { messageTypes } from '#shared/rules/message-types.ts';

const count = z.int();

const NewMessage = z.object({
  id: z.int(),
  type: z.enum(messageTypes),
  name: z.string(),
  subject: z.string(),
  created_at: z.string(),
  is_read: z.boolean(),
});
export type NewMessage = z.infer<typeof NewMessage>;

export const warningKinds = [
  'backup-late',
  'backup-damaged',
  'bucket',
  'cdn',
  'webhooks',
  'scheduled-imports',
  'proxy',
  'secret',
  'mail',
  'first-account',
  'node',
  'public-url',
  'backup-space',
  'backup-same-disk',
] as const;

/** What is wrong with the server, in Turkish: what it is, and what to do. */
export const ServerWarning = z.object({
  kind: z.enum(warningKinds),
  title: z.string(),
  text: z.string(),
  /** False for a warning that can wait. */
  is_urgent: z.boolean(),
});
export type ServerWarning = z.infer<typeof ServerWarning>;
export const ServerWarnings = z.array(ServerWarning);

/** The start screen of the panel: counts, open tasks and newest records. */
export const Dashboard = z.object({
  products: count,
  /**
   * The products that visitors see. The next three fields count the hidden products by the reason why they
   * are hidden.
   */
  visible_products: count,
  inactive_products: count,
  scheduled_products: count,
  products_in_inactive_categories: count,
  categories: count,
  pictures: count,
  documents: count,
  videos: count,
  /** The size of all pictures, their renditions, documents and videos, in bytes. */
  media_bytes: z.int(),
  languages: count,
  /** Unread messages of the inboxes. */
  unread: z.record(z.enum(messageTypes), count),
  new_messages: z.array(NewMessage),
  subscribers: count,
  new_subscribers: z.array(z.object({ id: z.int(), email: z.string(), created_at: z.string() })),
  mail: z.object({ is_configured: z.boolean(), waiting: count, failed: count, held: count }),
  /** The number of used pictures without an alternative text in the main language (`lang`). */
  missing_alt: z.object({ lang: z.string(), count }),
  /** Compliance claims that end within 30 days or are over. */
  ending_claims: z.array(EndingClaim),
  /** The products that were changed last, the latest change first. */
  recent_products: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      updated_at: z.string(),
      updated_by: z.string().nullable(),
    }),
  ),
});
export type Dashboard = z.infer<typeof Dashboard>;
