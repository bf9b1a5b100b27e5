/** The events that an address can be told, in Turkish. */
export const webhookEvents = {
  'product.created': 'Ürün eklendi',
  'product.changed': 'Ürün değişti',
  'product.deleted': 'Ürün silindi',
  'product.published': 'Ürün yayına çıktı',
  'category.created': 'Kategori eklendi',
  'category.changed': 'Kategori değişti',
  'category.deleted': 'Kategori silindi',
  'post.created': 'Yazı eklendi',
  'post.changed': 'Yazı değişti',
  'post.deleted': 'Yazı silindi',
  'post.published': 'Yazı yayına çıktı',
  'message.created': 'Mesaj geldi',
  'message.updated': 'Mesajın durumu değişti',
  'message.deleted': 'Mesaj silindi',
} as const;
export type WebhookEvent = keyof typeof webhookEvents;

export const isWebhookEvent = (text: string): text is WebhookEvent => Object.hasOwn(webhookEvents, text);

/** What a test sends, which no address chooses. */
export const testEvent = 'webhook.test';
