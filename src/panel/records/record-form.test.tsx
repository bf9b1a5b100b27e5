import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Certificates } from '#features/certificates/panel/certificates-tab.tsx';
import { certificate, languages, written } from '#test/panel/answers.ts';
import { fakeServer, heldAnswer, noConnection, refusal, type FakeCall } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';

/** Opens the screen of certificates with the form of the only stored one, or of a new one. */
async function openForm(which: 'Kalite belgesi' | 'new' = 'Kalite belgesi', stored = certificate()) {
  const server = fakeServer({
    'GET /languages': () => languages,
    'GET /certificates': () => [stored],
    'PUT /certificates/3': ({ fields }: FakeCall) => written({ ...stored, ...texts(fields), version: 2 }),
    'POST /certificates': ({ fields }: FakeCall) => written({ ...certificate(), id: 4, ...texts(fields) }),
  });
  return { server, ...(await openTab(which)) };
}

async function openTab(which: 'Kalite belgesi' | 'new' = 'Kalite belgesi', email?: string) {
  const panel = openPanel(<Certificates />, { at: '/admin/pages/about', ...(email && { email }) });
  const name = which === 'new' ? 'Yeni Sertifika' : which;
  await screen.findByRole('button', { name: 'Kalite belgesi' });
  await panel.user.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
  await field('Ad');
  return panel;
}

const texts = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => /_(tr|en)$/.test(name)));

const field = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label });
const now = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const save = () => screen.getByRole('button', { name: 'Kaydet' });
const drawer = () => screen.queryByRole('dialog', { name: /^(Sertifikayı Düzenle|Yeni Sertifika)$/ });
const question = () => screen.queryByRole('dialog', { name: 'Kaydedilmemiş değişiklikler var' });
const conflict = () => screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
const offer = () => screen.queryByRole('alert', { name: 'Kaydedilmemiş değişiklikleriniz var' });
const toast = (text: string) => screen.findByText(text);
const draftCount = () => Object.keys(localStorage).filter((key) => key.startsWith('draft/')).length;
type User = Awaited<ReturnType<typeof openForm>>['user'];

async function write(user: User, label: string, text: string) {
  await user.clear(now(label));
  await user.type(now(label), text);
}

describe('a save', () => {
  it('sends only the changed fields, with the version that was read', async () => {
    const { server, user } = await openForm();
    await write(user, 'Ad', 'Kalite');
    await user.click(save());
    await toast('Güncellendi!');
    expect(server.writes()).toMatchObject([
      { method: 'PUT', path: '/certificates/3', fields: { name_tr: 'Kalite', version: '1' } },
    ]);
    expect(Object.keys(server.writes()[0]?.fields ?? {})).toEqual(['name_tr', 'version']);
    await waitFor(() => expect(drawer()).toBeNull());
  });

  it('sends nothing when nothing changed, also when a change was taken back', async () => {
    const { server, user } = await openForm();
    await write(user, 'Ad', 'Kalite');
    await write(user, 'Ad', 'Kalite belgesi');
    await user.click(save());
    await waitFor(() => expect(drawer()).toBeNull());
    expect(server.writes()).toEqual([]);
  });

  it('runs by Ctrl-S, with Shift an empty form follows, and Enter in a one-line field saves nothing', async () => {
    const { server, user } = await openForm('new');
    await write(user, 'Ad', 'Birinci{Enter}');
    expect(server.writes()).toEqual([]);
    await user.keyboard('{Control>}{Shift>}s{/Shift}{/Control}');
    await toast('İşlem Başarılı!');
    await waitFor(() => expect(now('Ad').value).toBe(''));
    expect(document.activeElement).toBe(now('Ad'));
    await user.type(now('Ad'), 'İkinci');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(drawer()).toBeNull());
    expect(server.writes().map(({ method, fields }) => [method, fields.name_tr])).toEqual([
      ['POST', 'Birinci'],
      ['POST', 'İkinci'],
    ]);
  });

  it('keeps what is typed while it runs, sends it next with the new version, and a double click saves once', async () => {
    const { server, user } = await openForm();
    const held = heldAnswer(({ fields }) => written(certificate({ ...texts(fields), version: 2 })));
    server.on('PUT /certificates/3', held.answer);
    await write(user, 'Ad', 'İlk');
    await user.dblClick(save());
    await write(user, 'Ad', 'Sonra');
    await write(user, 'Veren kuruluş', 'Kayıt sürerken');
    held.release();
    await waitFor(() => expect(server.writes()).toHaveLength(2));
    expect(server.writes().map(({ fields }) => fields)).toEqual([
      { name_tr: 'İlk', version: '1' },
      { name_tr: 'Sonra', issuer_tr: 'Kayıt sürerken', version: '2' },
    ]);
  });

  it('of a new record keeps the form if somebody types meanwhile; the next save changes that record', async () => {
    const { server, user } = await openForm('new');
    const held = heldAnswer(({ fields }) => written(certificate(texts(fields))));
    server.on('POST /certificates', held.answer);
    await write(user, 'Ad', 'Belge');
    await user.click(save());
    await write(user, 'Ad', 'Belge, düzeltilmiş');
    held.release();
    await toast('İşlem Başarılı!');
    expect(now('Ad').value).toBe('Belge, düzeltilmiş');
    await user.click(save());
    await waitFor(() => expect(drawer()).toBeNull());
    expect(server.writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /certificates',
      'PUT /certificates/3',
    ]);
  });
});

describe('a failed save', () => {
  it('without a connection keeps the form, says what to do, and works when the connection is back', async () => {
    const { server, user } = await openForm();
    const answer = () => written(certificate({ name_tr: 'Çevrimdışı', version: 2 }));
    server.on('PUT /certificates/3', noConnection);
    await write(user, 'Ad', 'Çevrimdışı');
    await user.click(save());
    const failure = await screen.findByRole('dialog', { name: 'Hata!' });
    expect(
      within(failure)
        .getAllByText(/./)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Hata!',
      'İşlem Başarısız! Sistem Hatası!',
      'Sunucuya ulaşılamadı. İnternet bağlantınızı denetleyip yeniden kaydedin; yazdıklarınız duruyor.',
      'Tamam',
    ]);
    await user.click(within(failure).getByRole('button', { name: 'Tamam' }));
    expect(now('Ad').value).toBe('Çevrimdışı');
    server.on('PUT /certificates/3', answer);
    await user.click(save());
    await toast('Güncellendi!');
  });

  it('whose answer was lost causes no conflict with itself', async () => {
    const { server, user } = await openForm();
    server.on('PUT /certificates/3', noConnection);
    await write(user, 'Ad', 'Yitik');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Tamam' }));
    const stored = certificate({ name_tr: 'Yitik', version: 2 });
    server.on('PUT /certificates/3', () => refusal(409, 'Kayıt değişti.', { data: stored }));
    await user.click(save());
    await toast('Güncellendi!');
    await waitFor(() => expect(drawer()).toBeNull());
  });

  it('shows the error of each field beside it, in its language, and the focus goes to the first', async () => {
    const { server, user } = await openForm();
    server.on('PUT /certificates/3', () =>
      refusal(422, 'Kontrol edin.', { errors: { issuer_en: ['Çok uzun', 'Bilinmiyor'] } }),
    );
    await write(user, 'Ad', 'Kalite');
    await user.click(save());
    const failure = await screen.findByRole('dialog', { name: 'Hata!' });
    expect(failure.textContent).toContain('Kontrol edin.');
    await user.click(within(failure).getByRole('button', { name: 'Tamam' }));
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('English');
    await waitFor(() => expect(document.activeElement).toBe(now('Veren kuruluş')));
    expect(screen.getByText('Çok uzun · Bilinmiyor')).toBeDefined();
    expect(now('Veren kuruluş').getAttribute('aria-invalid')).toBe('true');
  });

  it('with an empty required field is not sent; correcting the field removes its error', async () => {
    const { server, user } = await openForm();
    await user.clear(now('Ad'));
    await user.click(save());
    await screen.findByText('* Bu Alan Zorunlu');
    await waitFor(() => expect(document.activeElement).toBe(now('Ad')));
    expect(server.writes()).toEqual([]);
    await user.type(now('Ad'), 'K');
    expect(screen.queryByText('* Bu Alan Zorunlu')).toBeNull();
  });
});

describe('a conflict', () => {
  const theirs = certificate({ name_tr: 'Onun', issuer_tr: 'Onun kurumu', version: 2 });

  async function openConflict() {
    const opened = await openForm();
    opened.server.on('PUT /certificates/3', () => refusal(409, 'Kayıt değişti.', { data: theirs }));
    await write(opened.user, 'Ad', 'Benim');
    await opened.user.click(save());
    return { ...opened, dialog: await conflict() };
  }

  it('shows both versions, and names what only the other changed', async () => {
    const { dialog } = await openConflict();
    const rows = within(dialog).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Alan', 'Kayıtlı olan', 'Sizin yazdığınız'],
      ['Ad (Türkçe)İki yerde değişti', 'Onun', 'Benim'],
    ]);
    expect(dialog.textContent).toContain('kayıtlı olduğu gibi kalır: Veren kuruluş (Türkçe)');
  });

  it('“Benimkini Kaydet” overwrites only my fields, and asks again when they saved once more', async () => {
    const { server, user, dialog } = await openConflict();
    const again = { ...theirs, name_tr: 'Onun ikinci', version: 3 };
    server.on('PUT /certificates/3', () => refusal(409, 'Kayıt değişti.', { data: again }));
    await user.click(within(dialog).getByRole('button', { name: 'Benimkini Kaydet' }));
    await screen.findByText('Onun ikinci');
    server.on('PUT /certificates/3', () => written({ ...again, name_tr: 'Benim', version: 4 }));
    await user.click(within(await conflict()).getByRole('button', { name: 'Benimkini Kaydet' }));
    await toast('Güncellendi!');
    expect(server.writes().at(-1)?.fields).toEqual({ name_tr: 'Benim', version: '3' });
  });

  it('“Onunkini Al” discards what was typed, and its draft', async () => {
    const { user, dialog } = await openConflict();
    await user.click(within(dialog).getByRole('button', { name: 'Onunkini Al' }));
    await waitFor(() => expect(now('Ad').value).toBe('Onun'));
    expect(now('Veren kuruluş').value).toBe('Onun kurumu');
    await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await waitFor(() => expect(drawer()).toBeNull());
    expect(draftCount()).toBe(0);
  });

  it('“Düzenlemeye Dön” keeps what was typed, unsaved', async () => {
    const { user, dialog } = await openConflict();
    await user.click(within(dialog).getByRole('button', { name: 'Düzenlemeye Dön' }));
    expect(now('Ad').value).toBe('Benim');
    await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await user.click(await screen.findByRole('button', { name: 'Kaydetmeden Çık' }));
    await waitFor(() => expect(drawer()).toBeNull());
  });
});

describe('leaving', () => {
  it('asks when something is unsaved: “Sayfada Kal” stays, “Kaydetmeden Çık” drops it and its draft', async () => {
    const { user } = await openForm('new');
    await user.type(now('Ad'), 'Yarım kalan');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question()).not.toBeNull());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question()).toBeNull());
    expect(now('Ad').value).toBe('Yarım kalan');
    await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await user.click(await screen.findByRole('button', { name: 'Sayfada Kal' }));
    expect(now('Ad').value).toBe('Yarım kalan');
    await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await user.click(await screen.findByRole('button', { name: 'Kaydetmeden Çık' }));
    await waitFor(() => expect(drawer()).toBeNull());
    expect(draftCount()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Yeni Sertifika' }));
    expect((await field('Ad')).value).toBe('');
  });

  it('for another screen asks too, and closing the browser’s tab does', async () => {
    const { user, router } = await openForm();
    await write(user, 'Ad', 'Yarım');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    void router.navigate('/admin/baska');
    await user.click(await screen.findByRole('button', { name: 'Kaydetmeden Çık' }));
    await screen.findByRole('heading', { name: 'Başka sayfa' });
  });

  it('does not ask when changes are saved or taken back', async () => {
    const { user, router } = await openForm();
    await write(user, 'Ad', 'Yarım');
    await write(user, 'Ad', 'Kalite belgesi');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(false);
    await router.navigate('/admin/baska');
    await screen.findByRole('heading', { name: 'Başka sayfa' });
    expect(question()).toBeNull();
  });
});

describe('a draft', () => {
  it('is offered with the names of its fields, and is gone after it was restored and saved', async () => {
    const { user, closeTab } = await openForm();
    await write(user, 'Veren kuruluş', 'Emek verilmiş bir metin');
    closeTab();
    const next = await openTab();
    await waitFor(() => expect(offer()?.textContent).toContain('Veren kuruluş (Türkçe)'));
    expect(now('Veren kuruluş').value).toBe('TSE');
    await next.user.click(within(offer() as HTMLElement).getByRole('button', { name: 'Geri Yükle' }));
    expect(now('Veren kuruluş').value).toBe('Emek verilmiş bir metin');
    expect(now('Ad').value).toBe('Kalite belgesi');
    await next.user.click(save());
    await toast('Güncellendi!');
    expect(draftCount()).toBe(0);
  });

  it('that is refused is gone', async () => {
    const { user, closeTab } = await openForm();
    await write(user, 'Ad', 'Yarım');
    closeTab();
    const next = await openTab();
    await waitFor(() => expect(offer()).not.toBeNull());
    await next.user.click(within(offer() as HTMLElement).getByRole('button', { name: 'Sil' }));
    expect(offer()).toBeNull();
    expect(now('Ad').value).toBe('Kalite belgesi');
    expect(draftCount()).toBe(0);
  });

  it('is shown only to its owner', async () => {
    const { user, closeTab } = await openForm();
    await write(user, 'Ad', 'Benim');
    closeTab();
    const other = await openTab('Kalite belgesi', 'baska@vitrin.test');
    expect(draftCount()).toBe(1);
    expect(offer()).toBeNull();
    other.closeTab();
    await openTab();
    await waitFor(() => expect(offer()).not.toBeNull());
  });

  it('of a record that changed since shows both versions before it is sent', async () => {
    const { server, user, closeTab } = await openForm();
    await write(user, 'Ad', 'Taslak');
    closeTab();
    const theirs = certificate({ name_tr: 'Kalite belgesi', issuer_tr: 'Onun', version: 2 });
    server.on('GET /certificates', () => [theirs]);
    const next = await openTab();
    await waitFor(() => expect(offer()?.textContent).toContain('o zamandan beri değişti'));
    await next.user.click(within(offer() as HTMLElement).getByRole('button', { name: 'Geri Yükle' }));
    expect((await conflict()).textContent).toContain('Taslak');
    expect(server.writes()).toEqual([]);
    server.on('PUT /certificates/3', () => written({ ...theirs, name_tr: 'Taslak', version: 3 }));
    await next.user.click(within(await conflict()).getByRole('button', { name: 'Benimkini Kaydet' }));
    await toast('Güncellendi!');
    expect(server.writes().map(({ fields }) => fields)).toEqual([{ name_tr: 'Taslak', version: '2' }]);
  });
});

it('an empty text of another language shows its fallback and never stores it', async () => {
  const { server, user } = await openForm('new');
  await user.type(now('Ad'), 'Kanca');
  await user.click(screen.getByRole('tab', { name: 'English (1 metin eksik: Ad)' }));
  expect(now('Ad').value).toBe('');
  expect(now('Ad').placeholder).toBe('Boş: ziyaretçiler Türkçe metni görür: Kanca');
  await user.click(save());
  await toast('İşlem Başarılı!');
  expect(server.writes()[0]?.fields).not.toHaveProperty('name_en');
});
