import { Button, Menu } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPanel } from '#test/panel/open-panel.tsx';
import { confirmDelete } from '#panel/feedback/confirm-delete.tsx';
import { RowMenu } from '#panel/list/row-menu.tsx';
import { returnLostFocus } from './lost-focus.ts';
import { SideDrawer } from './side-drawer.tsx';

let stop: () => void;
beforeEach(() => (stop = returnLostFocus()));
afterEach(() => stop());

const ask = () => confirmDelete({ name: 'Toka', remove: async () => undefined });

/** A drawer that is loaded when it is first needed, so it is mounted open, and unmounted when it closes. */
function LateDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Aç</Button>
      {isOpen && (
        <SideDrawer title="Giden" isOpen onClose={() => setIsOpen(false)}>
          <Button onClick={ask}>Sil</Button>
        </SideDrawer>
      )}
    </>
  );
}

const isFocused = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));

it('a dialog from an entry of a menu gives the focus back to the button of the menu', async () => {
  const { user } = openPanel(
    <RowMenu label="Toka">
      <Menu.Item onClick={ask}>Sil</Menu.Item>
    </RowMenu>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Sil' }));
  await isFocused('Cancel');
  await user.keyboard('{Escape}');
  await isFocused('Toka: işlemler');
});

it('dialogs above each other give the focus back one by one, also those that begin open', async () => {
  const { user } = openPanel(<LateDrawer />);
  await user.tab();
  await user.keyboard('{Enter}');
  (await screen.findByRole('button', { name: 'Sil' })).focus();
  await user.keyboard('{Enter}');
  await isFocused('Cancel');
  await user.keyboard('{Escape}');
  await isFocused('Sil');
  await user.keyboard('{Escape}');
  await isFocused('Aç');
});

it('a click beside all fields leaves the focus where the browser puts it', async () => {
  const { user } = openPanel(<LateDrawer />);
  await user.tab();
  vi.useFakeTimers();
  (document.activeElement as HTMLElement).blur();
  document.body.append(document.createElement('p'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(document.activeElement).toBe(document.body);
});
