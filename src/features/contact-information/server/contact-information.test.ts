import { expect, it } from 'vitest';
import type { ContactEntry, PublicContact } from '../contact-information.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { recordContract } from '#test/record-contract.ts';

const url = 'settings/contact-information';
await recordContract(await openTestApp(), {
  url,
  mainText: 'name',
  isPlain: true,
  ids: 'body',
  list: { section: 'telefon' },
  fields: (number) => ({ content_data: `0212 000 ${1_000 + number}` }),
});

const app = await openTestApp();
const headers = await app.signIn('editor');
type Written = { data: ContactEntry } & Pick<Failure, 'errors'>;
const write = (method: 'POST' | 'PUT', body: object) =>
  app.call<Written>(method, `/api/admin/${url}`, { name: 'Merkez', ...body }, headers);
const shown = async (lang: string) =>
  (await app.call<PublicContact[]>('GET', `/api/pages/contact-information?lang=${lang}`)).body;

it.each([
  ['email', 'bilgi@firma', 'content_data', 'Invalid email address'],
  ['source_link', 'javascript:alert(1)', 'content_data', 'Invalid URL'],
  ['adres', '<p> </p>', 'content_data', 'Value is required'],
  ['source_link', 'https://user:pw@example.com/', 'content_data', expect.stringContaining('parola')],
  ['telefon', ' ', 'content_data', 'Value is required'],
  ['telefon', 'abc', 'content_data', expect.stringContaining('telefon numarası')],
  ['telefon', '5'.repeat(5_000), 'content_data', expect.stringContaining('telefon numarası')],
])('the section %s refuses the content %s', async (section, content_data, field, message) => {
  const { status, body } = await write('POST', { section, content_data });
  expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
});

it('a phone number may have its usual signs and an extension', async () => {
  const content_data = '+90 (212) 000 00 12 dahili 5';
  expect((await write('POST', { section: 'telefon', content_data })).body.data.content).toBe(content_data);
});

it('an entry in a language that does not exist is refused', async () => {
  const { body } = await write('POST', { section: 'telefon', content_data: '0212 000 00 12', lang: 'de' });
  expect(body.errors).toEqual({ lang: ['Böyle bir dil yok'] });
});

it('an address keeps its lines and loses its scripts, also when another entry becomes one', async () => {
  const { body } = await write('POST', { section: 'adres', content_data: 'OSB & Liman\n<b>4.</b> Cadde <3' });
  expect(body.data.content).toBe('OSB &amp; Liman<br /><b>4.</b> Cadde &lt;3');
  const hostile = '<p onclick="x()">A<script>x()</script></p>';
  const { data } = (await write('POST', { section: 'diger', content_data: hostile })).body;
  expect(data.content).toBe(hostile);
  const moved = await write('PUT', { id: data.id, section: 'adres' });
  expect(moved.body.data.content).toBe('<p>A</p>');
});

it('visitors see the entries of their language or of none, else those of the main language', async () => {
  await write('POST', { section: 'shift', content_data: 'Pazartesi', lang: 'tr' });
  await write('POST', { section: 'email', content_data: 'en@example.com', lang: 'en' });
  await write('POST', { section: 'email', content_data: 'tr@example.com', lang: 'tr' });
  await write('POST', { section: 'email', content_data: 'all@example.com' });
  const of = async (lang: string, section: string) =>
    (await shown(lang)).filter((entry) => entry.section === section).map(({ content }) => content);
  expect(await of('en', 'email')).toEqual(['all@example.com', 'en@example.com']);
  expect(await of('tr', 'email')).toEqual(['all@example.com', 'tr@example.com']);
  expect(await of('en', 'shift')).toEqual(['Pazartesi']);
});
