import { isWebhookEvent, testEvent, webhookEvents } from '../webhook-events.rules.ts';

/** The Turkish name of an event. */
export function eventName(type: string): string {
  if (type === testEvent) return 'Deneme';
  return isWebhookEvent(type) ? webhookEvents[type] : type;
}
