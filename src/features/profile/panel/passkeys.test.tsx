import { Button } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Passkey } from '#features/second-factor/passkey.ts';
import { fakeServer, refusal } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { askForProof } from './proof-dialog.tsx';

const laptop: Passkey = { id: 7, name: 'Dizüstü', created_at: '2026-01-01T00:00:00Z', last_used_at: null };
const options = {
  challenge: 'AAAA',
  rp: { name: 'Vitrin' },
  user: { id: 'AAAA', name: 'a', displayName: 'A' },
  pubKeyCredParams: [],
};

/** A browser that has passkeys, but whose dialog fails: jsdom has no `navigator.credentials`. */
beforeEach(() => void vi.stubGlobal('PublicKeyCredential', vi.fn()));

function open(stored: Passkey[]) {
  const passkeys = [...stored];
  const server = fakeServer({
    'GET /profile/passkeys': () => passkeys,
    'POST /profile/passkeys/options': async () => {
      await setTimeout(50);
      return { success: true, data: options };
    },
    'POST /profile/proof/options': () => ({ success: true, data: options }),
    'DELETE /profile/passkeys/7': () => {
      passkeys.pop();
      return { success: true };
    },
  });
  const panel = openPanel(
    <>
      <PasskeysSection onCodes={() => undefined} />
      <Button onClick={() => void askForProof()}>Sor</Button>
    </>,
  );
  return { server, ...panel };
}
const focused = () => document.activeElement;
const button = (name: string) => screen.getByRole('button', { name });
const addButton = () => screen.findByRole('button', { name: 'Geçiş Anahtarı Ekle' });

it('a missing name leads to its own field, not to one of the same name behind the dialog', async () => {
  const { user } = openPanel(
    <>
      <input data-path="name" aria-label="Ad soyad" />
      <PasskeyNameForm name="" button="Devam" onName={() => undefined} onCancel={() => undefined} />
    </>,
  );
  const field = await screen.findByRole('textbox', { name: 'Ad' });
  await user.click(button('Devam'));
  expect(await screen.findByText('* Bu Alan Zorunlu')).toBeTruthy();
  expect(focused()).toBe(field);
});

it('while the device makes a passkey the button to add one can keep the focus, and its failure says what to do', async () => {
  const { user } = open([]);
  await user.click(await addButton());
  await screen.findByRole('textbox', { name: 'Ad' });
  await user.click(button('Devam'));
  const add = await addButton();
  await waitFor(() => expect(add.getAttribute('aria-disabled')).toBe('true'));
  expect(add).toHaveProperty('disabled', false);
  expect(await screen.findByText(/ekran kilidinin kurulu olduğuna bakın ve yeniden deneyin/)).toBeTruthy();
  expect(add.getAttribute('aria-disabled')).toBe('false');
});

it('after a passkey was removed the button to add one has the focus', async () => {
  const { user } = open([laptop]);
  await user.click(await screen.findByRole('button', { name: 'Dizüstü: işlemler' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Kaldır' }));
  await user.click(await screen.findByRole('button', { name: 'Kaldır' }));
  await waitFor(() => expect(screen.queryByText('Henüz kullanılmadı')).toBeNull());
  await waitFor(() => expect(focused()).toBe(button('Geçiş Anahtarı Ekle')));
});

it('a passkey that does not prove the identity keeps the focus and says what to do', async () => {
  const { user, server } = open([laptop]);
  await screen.findByText('Dizüstü');
  await user.click(button('Sor'));
  const use = await screen.findByRole('button', { name: 'Geçiş Anahtarı Kullan' });
  await user.click(use);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Geçiş anahtarı kullanılmadı. Yeniden deneyin ya da parolanızı yazın.',
  );
  expect(focused()).toBe(use);
  server.on('POST /profile/proof/options', () => refusal(422, 'Biraz sonra yeniden deneyin.'));
  await user.click(use);
  expect(await screen.findByText('Biraz sonra yeniden deneyin.')).toBeTruthy();
});
