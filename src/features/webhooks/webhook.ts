import { z } from 'zod';
import { written } from '#shared/schema/envelope.ts';
import { keyList, requiredLine } from '#shared/schema/fields.ts';
import { webhookEvents, type WebhookEvent } from './webhook-events.rules.ts';

/** The largest number of addresses. */
export const maxWebhooks = 10;

const events = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

/** Body of POST `/webhooks`, and of PUT `/webhooks/{id}`. */
export const WebhookWrite = z.object({
  name: requiredLine(100),
  url: requiredLine(500),
  events: keyList.pipe(
    z.array(z.enum(events, 'Bilinen bir olay olmalı')).min(1, 'En az bir olay seçin').max(events.length),
  ),
});
export type WebhookWrite = z.output<typeof WebhookWrite>;
export const WebhookUpdate = WebhookWrite.partial();
export type WebhookUpdate = z.output<typeof WebhookUpdate>;

export const Webhook = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(events)),
  /** `retrying` while attempts fail, `paused` after a day of failures. */
  state: z.enum(['active', 'retrying', 'paused']),
  failing_since: z.string().nullable(),
  last_error: z.string().nullable(),
  last_success_at: z.string().nullable(),
  /** How many events wait for this address. */
  waiting: z.int(),
});
export type Webhook = z.infer<typeof Webhook>;
export const Webhooks = z.array(Webhook);

/** The answer of POST `/webhooks` and of a renewed secret: the only ones with the secret of its signatures. */
export const WebhookCreated = written(Webhook.extend({ secret: z.string() }));
export type WebhookCreated = z.infer<typeof WebhookCreated>['data'];
export const WebhookWritten = written(Webhook);

/** An attempt to tell an address an event. */
export const Delivery = z.object({
  id: z.int(),
  /** The sequence of the event; null for a test. */
  sequence: z.int().nullable(),
  type: z.string(),
  record: z.int(),
  at: z.string(),
  status: z.int().nullable(),
  error: z.string().nullable(),
  /** In milliseconds. */
  duration: z.int(),
});
export type Delivery = z.infer<typeof Delivery>;

/** The last attempts, the newest first. */
export const Deliveries = z.array(Delivery);
export const DeliveryWritten = written(Delivery);

/** The body of a call to an address: ids only. */
export type EventBody = { id: string; sequence: number; type: string; record: number; occurred_at: string };
