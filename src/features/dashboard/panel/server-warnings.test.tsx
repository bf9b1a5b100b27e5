import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import { warningKinds, type ServerWarning } from '../dashboard.ts';
import { ServerWarnings } from './server-warnings.tsx';

const warnings = warningKinds.map((kind): ServerWarning => ({
  kind,
  title: `${kind} eksik`,
  text: `${kind} için AYAR verin`,
  is_urgent: true,
}));

it('each warning says what is wrong and what to do', async () => {
  fakeServer({ 'GET /dashboard/warnings': () => warnings });
  openPanel(<ServerWarnings />);
  expect(await screen.findByRole('region', { name: 'Sunucu uyarıları' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    warnings.map(({ title, text }) => title + text),
  );
});

it('without warnings there is no section', async () => {
  const server = fakeServer({ 'GET /dashboard/warnings': () => [] });
  openPanel(<ServerWarnings />);
  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});

it('the panel asks for warnings only when an admin is signed in', async () => {
  const server = fakeServer();
  openPanel(<ServerWarnings />, { role: 'editor' });
  await Promise.resolve();
  expect(server.calls).toEqual([]);
});
