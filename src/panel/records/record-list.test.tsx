import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Certificates } from '#features/certificates/panel/certificates-tab.tsx';
import { certificate, languages } from '#test/panel/answers.ts';
import { fakeServer, heldAnswer, noConnection, refusal, type Answer } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';

const open = (list: Answer, search = '') => {
  const server = fakeServer({ 'GET /languages': () => languages, 'GET /certificates': list });
  return { server, ...openPanel(<Certificates />, { at: `/admin/pages/about${search}` }) };
};

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

describe('a list', () => {
  it('that loads shows its heading, its buttons and empty rows', async () => {
    const held = heldAnswer(() => [certificate()]);
    open(held.answer);
    expect(screen.getByRole('heading', { name: 'Sertifikalar' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Yeni Sertifika' })).toBeDefined();
    expect(screen.getByRole('table').querySelector('tbody')?.getAttribute('aria-busy')).toBe('true');
    held.release();
    await screen.findByRole('button', { name: 'Kalite belgesi' });
    expect(screen.getByRole('table').querySelector('[aria-busy]')).toBeNull();
  });

  it('without records says what it will contain and offers to add the first one', async () => {
    const { user } = open(() => []);
    const empty = (await screen.findByText('Henüz sertifika yok')).closest<HTMLElement>('[role=status]');
    expect(empty?.textContent).toContain('Kurumsal sayfada görünecek belge ve raporları');
    await user.click(within(empty as HTMLElement).getByRole('button', { name: 'Yeni Sertifika' }));
    await screen.findByRole('dialog', { name: 'Yeni Sertifika' });
  });

  it('that could not be loaded says so, and loads after “Tekrar Dene”', async () => {
    const { server, user } = open(noConnection);
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toBe('Sistemsel Hata!Sistem hatası oldu!Tekrar Dene');
    expect(server.calls.filter(({ path }) => path === '/certificates')).toHaveLength(3);
    server.on('GET /certificates', () => [certificate()]);
    await user.click(within(failure).getByRole('button', { name: 'Tekrar Dene' }));
    await screen.findByRole('button', { name: 'Kalite belgesi' });
  });

  it('that was refused shows the server’s message; without permission there is no “Tekrar Dene”', async () => {
    const { closeTab } = open(() => refusal(404, 'Bu dil artık yok.'));
    expect((await screen.findByRole('alert')).textContent).toContain('Hata!Bu dil artık yok.');
    closeTab();
    open(() => refusal(403, 'Bu işlem için yetkiniz yok.'));
    await screen.findByText('Bu sayfa size açık değil');
    screen.getByText('Bu işlem için yetkiniz yok. Gerekirse bir yöneticiden isteyin.');
    expect(screen.queryByRole('button', { name: 'Tekrar Dene' })).toBeNull();
  });

  it('finds in every language, whatever the Turkish letters, keeps the search in the address, and says when nothing matches', async () => {
    const all = [certificate(), certificate({ id: 4, name_tr: 'Çevre', name_en: 'Green', issuer_tr: '' })];
    const { user, router } = open(() => all);
    await screen.findByRole('button', { name: 'Çevre' });
    const search = screen.getByRole('searchbox', { name: 'Sertifika ara' });
    await user.type(search, 'CEVRE');
    await waitFor(() => expect(rows()).toEqual(['Çevre']));
    expect(router.state.location.search).toBe('?search=CEVRE');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sırala' }).disabled).toBe(true);
    await user.clear(search);
    await user.type(search, 'green');
    await waitFor(() => expect(rows()).toEqual(['Çevre']));
    await user.type(search, 'x');
    await screen.findByText('Eşleşen sertifika yok');
    await user.click(screen.getByRole('button', { name: 'Aramayı Temizle' }));
    await waitFor(() => expect(rows()).toEqual(['Kalite belgesi', 'Çevre']));
  });

  it('opens the form of the record that the address names', async () => {
    open(() => [certificate()], '?open=3');
    const form = await screen.findByRole('dialog', { name: 'Sertifikayı Düzenle' });
    await within(form).findByRole('textbox', { name: 'Ad' });
  });

  it('loads again after a deletion from its menu', async () => {
    const { server, user } = open(() => [certificate()]);
    server.on('DELETE /certificates/3', () => {
      server.on('GET /certificates', () => []);
      return { success: true };
    });
    await user.click(await screen.findByRole('button', { name: 'Kalite belgesi: işlemler' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sil' }));
    await user.click(await screen.findByRole('button', { name: 'Evet, Sil!' }));
    await screen.findByText('Henüz sertifika yok');
    await screen.findByText('Silindi!');
    expect(server.writes()).toHaveLength(1);
  });
});
