import { useQuery } from '@tanstack/react-query';
import {
  Deliveries,
  DeliveryWritten,
  WebhookCreated,
  Webhooks,
  WebhookWritten,
  type Delivery,
  type Webhook,
} from '../webhook.ts';
import { Success } from '#shared/schema/envelope.ts';
import { read, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter } from '#panel/api/queries.ts';

const path = '/webhooks';

export function useWebhooks() {
  return useQuery({ queryKey: [path], queryFn: () => read(Webhooks, path) });
}

export function useDeliveries(id: number) {
  const url = `${path}/${id}/deliveries`;
  return useQuery({ queryKey: [url], queryFn: () => read(Deliveries, url) });
}

export async function createWebhook(fields: Fields): Promise<WebhookCreated> {
  return (await invalidateAfter(write(WebhookCreated, 'POST', path, fields))).data;
}

export async function updateWebhook(id: number, fields: Fields): Promise<Webhook> {
  return (await invalidateAfter(write(WebhookWritten, 'PUT', `${path}/${id}`, fields))).data;
}

export async function renewSecret(id: number): Promise<WebhookCreated> {
  return (await invalidateAfter(write(WebhookCreated, 'PUT', `${path}/${id}/secret`))).data;
}

export function deleteWebhook(id: number) {
  return invalidateAfter(write(Success, 'DELETE', `${path}/${id}`));
}

export async function resumeWebhook(id: number): Promise<Webhook> {
  return (await invalidateAfter(write(WebhookWritten, 'PUT', `${path}/${id}/resume`))).data;
}

export async function testWebhook(id: number): Promise<Delivery> {
  return (await invalidateAfter(write(DeliveryWritten, 'POST', `${path}/${id}/test`))).data;
}

export async function replayDelivery(id: number, delivery: number): Promise<Delivery> {
  const url = `${path}/${id}/deliveries/${delivery}/replay`;
  return (await invalidateAfter(write(DeliveryWritten, 'POST', url))).data;
}
