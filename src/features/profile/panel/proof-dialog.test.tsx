import { Button } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { read, write } from '#panel/api/client.ts';
import { askForProofBy } from '#panel/api/proof.ts';
import { watchInput } from '#panel/api/user-activity.ts';
import { Success } from '#shared/schema/envelope.ts';
import { fakeServer, refusal } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import { askForProof } from './proof-dialog.tsx';

const wanted = () => refusal(403, 'Parolanızı girin.', { code: 'reauthentication_required' });

/** Opens a screen with a button that changes a role, for which the server first requires the password. */
function open() {
  let isProved = false;
  const server = fakeServer({
    'PUT /users/7': () => (isProved ? { success: true } : wanted()),
    'POST /profile/proof': ({ fields }) => {
      isProved = fields.current_password === 'dogru-parola';
      return isProved
        ? { success: true }
        : refusal(422, 'Yanlış.', { errors: { current_password: ['Şimdiki parola yanlış.'] } });
    },
  });
  const results: string[] = [];
  const save = (role: string) =>
    write(Success, 'PUT', '/users/7', { role_group: role }).then(
      () => results.push(`${role}: saved`),
      (error: unknown) => results.push(`${role}: ${(error as Error).message}`),
    );
  const { user } = openPanel(
    <Button onClick={() => void Promise.all([save('admin'), save('viewer')])}>Kaydet</Button>,
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { server, user, press, results };
}

describe('a call that needs the password again', () => {
  beforeEach(() => askForProofBy(askForProof));

  it('is sent again after it, unchanged; two such calls ask once', async () => {
    const { server, user, press, results } = open();
    await press('Kaydet');
    const field = await screen.findByLabelText(/^Parolanız/, { selector: 'input' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('yanlis{Enter}');
    expect(await screen.findByText('Şimdiki parola yanlış.')).toBeTruthy();
    await user.clear(field);
    await user.keyboard('dogru-parola{Enter}');
    await waitFor(() => expect(results).toEqual(['admin: saved', 'viewer: saved']));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.writes().map(({ path, fields }) => [path, ...Object.values(fields)])).toEqual([
      ['/users/7', 'admin'],
      ['/users/7', 'viewer'],
      ['/profile/proof', 'yanlis'],
      ['/profile/proof', 'dogru-parola'],
      ['/users/7', 'admin'],
      ['/users/7', 'viewer'],
    ]);
  });

  it.each(['Vazgeç', '{Escape}'])('stays refused with the text of the server after %s', async (key) => {
    const { server, user, press, results } = open();
    await press('Kaydet');
    await screen.findByLabelText(/^Parolanız/, { selector: 'input' });
    await (key === 'Vazgeç' ? press(key) : user.keyboard(key));
    await waitFor(() => expect(results).toEqual(['admin: Parolanızı girin.', 'viewer: Parolanızı girin.']));
    expect(server.writes()).toHaveLength(2);
  });
});

it('a call after five minutes without input informs the server that nobody is there', async () => {
  watchInput();
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const marks: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
      marks.push(new Headers(headers).get('x-background'));
      return Response.json({ success: true });
    });
    const call = () => read(Success, '/categories');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    await call();
    vi.setSystemTime(Date.now() + 300_000);
    await call();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    await call();
    expect(marks).toEqual([null, '1', null]);
  } finally {
    vi.useRealTimers();
  }
});
