import { expect, it } from 'vitest';
import type { Message } from '../../message.ts';
import type { ReplyTemplate } from '#features/reply-templates/reply-template.ts';
import { fillTemplate } from './reply-templates.ts';

const template: ReplyTemplate = {
  ...{ id: 1, queue: 1, version: 1, order_version: 'a' },
  ...{ name_tr: 'Teşekkür', subject_tr: 'Ynt: {konu}', body_tr: 'Merhaba {ad}, {ad}!' },
  ...{ name_en: '', subject_en: '', body_en: 'Hello {ad}' },
};
const message = (fields: Partial<Message>) =>
  ({ type: 'offer', name: 'Ayşe', subject: '', details: {}, lang: 'tr', ...fields }) as Message;

it('a template is filled with the name and the title of the message', () => {
  expect(fillTemplate(template, message({}), 'tr')).toEqual({
    id: 1,
    name: 'Teşekkür',
    subject: 'Ynt: Teklif isteği',
    body: 'Merhaba Ayşe, Ayşe!',
  });
});

it('a template has the language of the message, and the main one where that is empty', () => {
  expect(fillTemplate(template, message({ lang: 'en', subject: 'Rings' }), 'tr')).toMatchObject({
    name: 'Teşekkür',
    subject: 'Ynt: Rings',
    body: 'Hello Ayşe',
  });
});

it('what a sender typed is no pattern', () => {
  expect(fillTemplate(template, message({ name: '$& {konu}', lang: 'en' }), 'tr').body).toBe(
    'Hello $& {konu}',
  );
});
