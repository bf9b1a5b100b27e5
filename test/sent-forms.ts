import type { MessageType } from '#shared/rules/message-types.ts';

const sender = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  lang: 'tr',
  form: '/iletisim',
  elapsed: '8000',
};
const phone = '+90 532 000 00 18';

const own: Readonly<Record<MessageType, Readonly<Record<string, string>>>> = {
  contact: { subject: 'Numune', message: 'Numune gönderir misiniz?' },
  offer: { message: 'Fiyat alabilir miyim?' },
  'school-tour-request': { phone, school: 'Örnek Lisesi', group_size: '24' },
  'special-tour': { phone, group_size: '6' },
  'human-resources': { phone, position: 'Kalıpçı' },
};

/** The fields of a valid form as texts; `changes` replaces and adds fields. */
export function filledForm(
  type: MessageType,
  changes: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return { ...sender, ...own[type], ...changes };
}

/** The fields as a multipart body, as browsers send a form. */
export function multipart(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
