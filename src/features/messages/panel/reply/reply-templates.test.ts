import { expect, it } from 'vitest';
import type { Message } from '../../message.ts';
import type { ReplyTemplate } from '#features/reply-templates/reply-template.ts';
import { fillTemplate, replySubject } from './reply-templates.ts';

const template: ReplyTemplate = {
  id: 1,
  queue: 1,
  version: 1,
  order_version: 'a',
  name_tr: 'Teşekkür',
  subject_tr: 'Ynt: {konu}',
  body_tr: 'Merhaba {ad}, {ad}!',
  name_en: '',
  subject_en: '',
  body_en: 'Hello {ad}',
};
const message = (fields: Partial<Message>) =>
  ({
    type: 'offer',
    name: 'Ayşe',
    subject: '',
    details: {},
    lang: 'tr',
    reply_subjects: { tr: 'Ynt: Teklif isteğiniz' },
    ...fields,
  }) as Message;
const english = {
  lang: 'en',
  reply_subjects: { en: 'Re: Your quote request', tr: 'Ynt: Teklif isteğiniz' },
};

it('a template is filled with the name and the title of the message', () => {
  expect(fillTemplate(template, message({}), 'tr')).toEqual({
    id: 1,
    name: 'Teşekkür',
    subject: 'Ynt: Teklif isteğiniz',
    body: 'Merhaba Ayşe, Ayşe!',
  });
});

it('subject and text of a template have one language: that of the message, else the main one', () => {
  expect(fillTemplate(template, message(english), 'tr')).toMatchObject({
    name: 'Teşekkür',
    subject: 'Re: Your quote request',
    body: 'Hello Ayşe',
  });
  expect(
    fillTemplate({ ...template, body_en: '', subject_en: 'Thanks' }, message(english), 'tr'),
  ).toMatchObject({
    subject: 'Ynt: Teklif isteğiniz',
    body: 'Merhaba Ayşe, Ayşe!',
  });
  expect(replySubject(message(english), 'en')).toBe('Re: Your quote request');
});

it('the text of a sender is not treated as a pattern', () => {
  expect(fillTemplate(template, message({ name: '$& {konu}', lang: 'en' }), 'tr').body).toBe(
    'Hello $& {konu}',
  );
});
