import { Button } from '@mantine/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { openPanel } from '#test/panel/open-panel.tsx';
import type { SheetColumn } from './columns.ts';
import { useSheetRows } from './sheet-rows.ts';
import { Sheet } from './sheet.tsx';

const columns: readonly SheetColumn[] = [
  { name: 'code', title: 'Kod', width: 100, kind: 'text', isRequired: true },
  {
    name: 'size',
    title: 'Ölçü',
    width: 100,
    kind: 'choice',
    choices: [
      { value: '#1', label: '25 mm' },
      { value: '#2', label: '40 mm İri' },
    ],
  },
  { name: 'weight', title: 'Ağırlık', width: 100, kind: 'number', least: 0 },
  { name: 'active', title: 'Yayında', width: 80, kind: 'flag' },
];
const stored = [
  { key: 'a', cells: { code: 'TK-1', size: '#1', weight: '12,5', active: '1' } },
  { key: 'b', cells: { code: 'TK-2', size: '#2', weight: '', active: '0' } },
];

/** A sheet of at most four rows; the button “Kaydet” simulates a save that fails. */
function Screen() {
  const rows = useSheetRows(() => stored);
  const [attempts, setAttempts] = useState(0);
  const [added, setAdded] = useState(0);
  return (
    <>
      <Sheet
        label="Varyantlar"
        columns={columns}
        rows={rows}
        isSortable
        maxRows={4}
        attempts={attempts}
        newRow={() => {
          setAdded(added + 1);
          return { key: `new ${crypto.randomUUID()}`, cells: {} };
        }}
      />
      <Button onClick={() => setAttempts(attempts + 1)}>Kaydet</Button>
    </>
  );
}

const open = () => openPanel(<Screen />).user;

const grid = () => screen.getByRole('grid', { name: 'Varyantlar' });
const cell = (row: number, column: string) =>
  within(within(grid()).getAllByRole('row')[row] as HTMLElement).getAllByRole('gridcell')[
    columns.findIndex(({ title }) => title === column)
  ] as HTMLElement;
const texts = () =>
  within(grid())
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent),
    );
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const paste = (target: HTMLElement, text: string) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text } });
const focused = () => document.activeElement;

describe('typing', () => {
  it('replaces a cell, Enter goes down and Tab to the right, Escape restores the cell', async () => {
    const user = open();
    await user.click(cell(1, 'Kod'));
    await user.keyboard('TK-9{Enter}');
    expect(focused()).toBe(cell(2, 'Kod'));
    await user.keyboard('TK-8{Tab}');
    expect(focused()).toBe(cell(2, 'Ölçü'));
    await user.keyboard('{Shift>}{Tab}{/Shift}yarım{Escape}');
    expect(texts().map(([code]) => code)).toEqual(['TK-9', 'TK-8']);
  });

  it('with F2 edits the text that is there', async () => {
    const user = open();
    await user.click(cell(1, 'Kod'));
    await user.keyboard('{F2}');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Kod' }).value).toBe('TK-1');
    await user.keyboard('{ArrowRight}-N{Enter}');
    expect(texts()[0]?.[0]).toBe('TK-1-N');
  });

  it('into a list finds without Turkish letters, and Enter takes the first match', async () => {
    const user = open();
    await user.click(cell(1, 'Ölçü'));
    await user.keyboard('iri');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      '40 mm İri',
    ]);
    await user.keyboard('{Enter}');
    expect(texts()[0]?.[1]).toBe('40 mm İri');
  });

  it('reads numbers with comma or dot, and Space switches a flag', async () => {
    const user = open();
    await user.click(cell(2, 'Ağırlık'));
    await user.keyboard('1.250{Enter}');
    expect(texts()[1]?.[2]).toBe('1250');
    await user.keyboard('12.5{Enter}');
    expect(texts()[1]?.[2]).toBe('12,5');
    await user.click(cell(1, 'Yayında'));
    await user.keyboard(' ');
    expect(texts()[0]?.[3]).toBe('Hayır');
  });
});

describe('keys', () => {
  it('move the focus and stop at the edges; Shift selects, and the selection is cleared at once', async () => {
    const user = open();
    await user.click(cell(1, 'Kod'));
    await user.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(focused()).toBe(cell(2, 'Ağırlık'));
    await user.keyboard('{Home}');
    expect(focused()).toBe(cell(2, 'Kod'));
    await user.keyboard('{Control>}{Home}{/Control}{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(status()).toContain('2 × 2 hücre seçili');
    await user.keyboard('{Delete}');
    expect(texts().map((row) => row.slice(0, 2))).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });

  it('fill a value down, move a row, and Tab leaves after Escape', async () => {
    const user = open();
    await user.click(cell(1, 'Ağırlık'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(texts().map((row) => row[2])).toEqual(['12,5', '12,5']);
    await user.keyboard('{Control>}{Home}{/Control}{Alt>}{ArrowDown}{/Alt}');
    expect(texts().map(([code]) => code)).toEqual(['TK-2', 'TK-1']);
    await user.keyboard('{Escape}{Tab}');
    expect(grid().contains(focused())).toBe(false);
  });

  it('undo and redo one edit at a time', async () => {
    const user = open();
    await user.click(cell(1, 'Kod'));
    await user.keyboard('A{Enter}B{Enter}');
    await user.keyboard('{Control>}z{/Control}');
    expect(texts().map(([code]) => code)).toEqual(['A', 'TK-2']);
    await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    expect(texts().map(([code]) => code)).toEqual(['TK-1', 'TK-2']);
    await user.keyboard('{Control>}y{/Control}');
    expect(texts().map(([code]) => code)).toEqual(['A', 'TK-2']);
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(texts().map(([code]) => code)).toEqual(['TK-1', 'TK-2']);
    expect(screen.getByRole('button', { name: 'Geri al' }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a paste', () => {
  it('fills cells from Excel, adds rows below the last one, and is one step to undo', async () => {
    const user = open();
    await user.click(cell(2, 'Kod'));
    paste(cell(2, 'Kod'), 'X-1\t25 mm\t"1.234,5"\tevet\r\nX-2\t40 mm iri\t7\thayır\r\n');
    expect(texts()).toEqual([
      ['TK-1', '25 mm', '12,5', 'Evet'],
      ['X-1', '25 mm', '1234,5', 'Evet'],
      ['X-2', '40 mm İri', '7', 'Hayır'],
    ]);
    expect(status()).toContain('8 hücre yapıştırıldı');
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(texts().map(([code]) => code)).toEqual(['TK-1', 'TK-2']);
  });

  it('that has more rows than fit says how many are left out', async () => {
    const user = open();
    await user.click(cell(2, 'Kod'));
    paste(cell(2, 'Kod'), 'a\nb\nc\nd\ne\n');
    expect(texts().map(([code]) => code)).toEqual(['TK-1', 'a', 'b', 'c']);
    expect(status()).toContain('Son 2 satır sığmadı, yapıştırılmadı');
  });

  it('of one value fills the selection; a copy is what Excel reads', async () => {
    const user = open();
    await user.click(cell(1, 'Ağırlık'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    paste(cell(2, 'Ağırlık'), '9');
    expect(texts().map((row) => row[2])).toEqual(['9', '9']);
    await user.keyboard('{Control>}a{/Control}');
    let copied = '';
    fireEvent.copy(focused() as HTMLElement, {
      clipboardData: { setData: (_: string, text: string) => (copied = text) },
    });
    expect(copied.trimEnd().split(/\r?\n/)).toEqual(['TK-1\t25 mm\t9\tEvet', 'TK-2\t40 mm İri\t9\tHayır']);
  });
});

describe('a value that a cell cannot take', () => {
  it('stays as it was typed, is marked, and the problem is shown below the sheet', async () => {
    const user = open();
    await user.click(cell(1, 'Ağırlık'));
    paste(cell(1, 'Ağırlık'), 'çok');
    expect(texts()[0]?.[2]).toBe('çok');
    expect(cell(1, 'Ağırlık').getAttribute('aria-invalid')).toBe('true');
    expect(status()).toContain('Sayı olmalı');
    screen.getByRole('button', { name: 'Düzeltilecek 1 hücre: sıradaki' });
    await user.keyboard('-3{Enter}{ArrowUp}');
    expect(status()).toContain('En az 0 olmalı');
    await user.keyboard('3{Enter}');
    expect(screen.queryByRole('button', { name: /^Düzeltilecek/ })).toBeNull();
  });

  it('takes the focus after a failed save, and the button goes through all', async () => {
    const user = open();
    await user.click(cell(1, 'Ölçü'));
    paste(cell(1, 'Ölçü'), '99 mm');
    await user.click(cell(2, 'Kod'));
    await user.keyboard('{Delete}');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(focused()).toBe(cell(1, 'Ölçü')));
    expect(status()).toContain('Listede yok');
    await user.click(screen.getByRole('button', { name: 'Düzeltilecek 2 hücre: sıradaki' }));
    expect(focused()).toBe(cell(2, 'Kod'));
    expect(status()).toContain('* Bu Alan Zorunlu');
  });
});

it('rows are added below the selection and removed; a full sheet takes no more', async () => {
  const user = open();
  await user.click(cell(1, 'Kod'));
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Satır Ekle' });
  await user.click(add);
  expect(texts().map(([code]) => code)).toEqual(['TK-1', '', 'TK-2']);
  expect(focused()).toBe(cell(2, 'Kod'));
  await user.click(add);
  expect(add.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Seçili satırları sil' }));
  expect(texts()).toHaveLength(3);
  expect(add.disabled).toBe(false);
});

/** Opens the menu of a column; its parts are found inside the dialog. */
async function openMenu(user: ReturnType<typeof open>, column: string) {
  await user.click(screen.getByRole('button', { name: new RegExp(`^${column}: sırala ve filtrele`) }));
  return within(await screen.findByRole('dialog', { name: `${column}: sırala ve filtrele` }));
}

const codes = () => texts().map(([code]) => code);

describe('a filter of a column', () => {
  it('shows matching rows and how many there are; edits change these alone, and saving and undo know all', async () => {
    const user = open();
    const menu = await openMenu(user, 'Kod');
    await user.type(menu.getByRole('textbox', { name: 'İçinde geçen' }), '-2');
    expect(codes()).toEqual(['TK-2']);
    expect(status()).toContain('1 / 2 satır · Filtre: Kod');
    await user.keyboard('{Escape}');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Kod: sırala ve filtrele (filtreli)' }));

    await user.click(cell(1, 'Kod'));
    paste(cell(1, 'Kod'), 'X-1\nX-2\n');
    expect(codes()).toEqual(['X-1']);
    expect(status()).toContain('Son 1 satır sığmadı, yapıştırılmadı');
    await user.keyboard('{Control>} {/Control}{Delete}');
    await user.click(screen.getByRole('button', { name: 'Filtreyi kaldır' }));
    expect(codes()).toEqual(['TK-1', '']);
    expect(focused()).toBe(cell(2, 'Kod'));
    await user.keyboard('{Control>}zz{/Control}');
    expect(codes()).toEqual(['TK-1', 'TK-2']);
  });

  it('by chosen values says when none matches, and an undo of hidden rows is told', async () => {
    const user = open();
    await user.click(cell(1, 'Ağırlık'));
    await user.keyboard('7{Enter}');
    const sizes = await openMenu(user, 'Ölçü');
    await user.click(sizes.getByRole('checkbox', { name: '40 mm İri' }));
    expect(codes()).toEqual(['TK-2']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(status()).toContain('Değişen satırlar filtrede gizli');
    const flags = await openMenu(user, 'Yayında');
    await user.click(flags.getByRole('checkbox', { name: 'Evet' }));
    screen.getByText('Filtreye uyan satır yok.');
    await user.click(screen.getByRole('button', { name: 'Bu sütunun filtresini kaldır' }));
    expect(codes()).toEqual(['TK-2']);
  });

  it('names invalid cells in hidden rows; the button and a failed save lead to them', async () => {
    const user = open();
    await user.click(cell(1, 'Kod'));
    await user.keyboard('{Delete}');
    const menu = await openMenu(user, 'Kod');
    await user.type(menu.getByRole('textbox', { name: 'İçinde geçen' }), 'TK');
    await user.keyboard('{Escape}');
    expect(codes()).toEqual(['TK-2']);
    await user.click(
      screen.getByRole('button', { name: 'Düzeltilecek 1 hücre (gizli satırlarda 1): sıradaki' }),
    );
    expect(codes()).toEqual(['', 'TK-2']);
    expect(focused()).toBe(cell(1, 'Kod'));

    const again = await openMenu(user, 'Kod');
    await user.type(again.getByRole('textbox', { name: 'İçinde geçen' }), 'TK');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(focused()).toBe(cell(1, 'Kod')));
    expect(codes()).toEqual(['', 'TK-2']);
  });
});

describe('the order of a column', () => {
  it('is chosen by keyboard and named; the edited row stays in its place, and the stored order comes back', async () => {
    const user = open();
    await user.click(cell(1, 'Ağırlık'));
    await user.keyboard('{Escape}{Shift>}{Tab}{/Shift}');
    const button = screen.getByRole('button', { name: 'Ağırlık: sırala ve filtrele' });
    expect(focused()).toBe(button);
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    await user.click(await screen.findByRole('radio', { name: 'Azalan' }));
    expect(codes()).toEqual(['TK-2', 'TK-1']);
    expect(screen.getByRole('columnheader', { name: /^Kod/ }).getAttribute('aria-sort')).toBe('descending');
    await user.keyboard('{Escape}{ArrowDown}');
    expect(focused()).toBe(cell(2, 'Kod'));
    await user.keyboard('ZZ{Enter}');
    expect(codes()).toEqual(['TK-2', 'ZZ']);
    await user.click(screen.getByRole('button', { name: 'Kayıtlı sıraya dön' }));
    expect(codes()).toEqual(['ZZ', 'TK-2']);
    expect(screen.getByRole('columnheader', { name: /^Kod/ }).hasAttribute('aria-sort')).toBe(false);
  });

  it('holds rows that are added last, and rows cannot be moved, with the reason', async () => {
    const user = open();
    const menu = await openMenu(user, 'Kod');
    await user.click(menu.getByRole('radio', { name: 'Azalan' }));
    await user.keyboard('{Escape}');
    await user.click(cell(1, 'Kod'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(codes()).toEqual(['TK-2', 'TK-1']);
    const why = 'Sütuna göre sıralıyken satırlar taşınamaz; önce kayıtlı sıraya dönün';
    expect(status()).toContain(why);
    const move = screen.getByRole('button', { name: 'Satırları yukarı taşı' });
    expect(move.getAttribute('aria-disabled')).toBe('true');
    expect(move.getAttribute('aria-description')).toBe(why);
    await user.click(screen.getByRole('button', { name: 'Satır Ekle' }));
    expect(focused()).toBe(cell(3, 'Kod'));
    await user.keyboard('AA{Enter}');
    expect(codes()).toEqual(['TK-2', 'TK-1', 'AA']);
    await user.click(screen.getByRole('button', { name: 'Seçili satırları sil' }));
    expect(codes()).toEqual(['TK-2', 'TK-1']);
  });
});
