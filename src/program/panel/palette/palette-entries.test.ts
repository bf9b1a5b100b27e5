import { expect, it } from 'vitest';
import { searchFold } from '#shared/turkish.ts';
import { isAllowed, type RoleGroup } from '#shared/permissions.ts';
import { actionEntries, matchingEntries, screenEntries } from './palette-entries.ts';
import { recordEntry } from './found-records.ts';
import { screenWords } from './screen-words.ts';

const actionsOf = (role: RoleGroup, isDark = false) =>
  actionEntries({
    mayUse: (permission) => isAllowed(role, permission),
    isDark,
    changeMode: () => undefined,
    openSite: () => undefined,
    logOut: () => undefined,
  });
const found = (text: string, entries = [...screenEntries, ...actionsOf('admin')]) =>
  matchingEntries(entries, searchFold(text)).map(({ label }) => label);

it.each([
  ['ürünler', 'Ürünler'],
  ['URUNLER', 'Ürünler'],
  ['kvkk', 'KVKK Başvuruları'],
  ['aydınlatma metni', 'Sözleşmeler'],
  ['instagram', 'Sosyal Medya'],
  ['sertifika', 'Hakkımızda'],
  ['çöp', 'Silinenler'],
  ['logo', 'Entegrasyonlar'],
  ['ürün ekle', 'Yeni Ürün'],
  ['karanlık', 'Koyu Görünüm'],
  ['oturumu kapat', 'Çıkış Yap'],
])('“%s” finds %s first', (text, label) => {
  expect(found(text)[0]).toBe(label);
});

it('every screen of the menu is found by synonyms too', () => {
  expect(screenEntries.filter(({ key }) => !screenWords[key]).map(({ key }) => key)).toEqual([]);
});

it('users are offered only what their role may create', () => {
  expect(found('yeni', actionsOf('viewer'))).toEqual([]);
  expect(found('yeni', actionsOf('editor'))).toContain('Yeni Ürün');
  expect(found('yeni', actionsOf('editor'))).not.toContain('Yeni Kullanıcı');
});

it('the action that switches light and dark names the mode that is not shown', () => {
  expect(found('görünüm', actionsOf('viewer', true))).toEqual(['Açık Görünüm']);
});

it('messages and records open by the same kind of link', () => {
  const record = { id: 7, called: 'Ürün', name: 'Toka', detail: 'T-1' };
  for (const resource of ['offer', 'products'])
    expect(recordEntry({ ...record, resource })).toMatchObject({
      label: 'Toka',
      detail: 'Ürün · T-1',
      to: `/admin/record?resource=${resource}&id=7`,
    });
});
