import { List, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ImportCounts, ImportUndo } from '../import.ts';
import { formatNumber } from '#panel/format/format.ts';
import { applyText, countOf } from './import-words.ts';
import classes from './imports.module.css';

/* The questions before an import is applied, undone or cancelled. Each states the number of affected rows. */

/** More names would not be read in a dialog; the screen lists all kept rows after the undo. */
const maxNamed = 5;

export function confirmApply(counts: Partial<ImportCounts>, apply: () => void): void {
  const problems = countOf(counts, 'problem');
  const proposed = countOf(counts, 'proposed');
  ask('Uygulansın mı?', 'Uygula', apply, [
    <Text key="what" fw={600}>
      {applyText(counts)}
    </Text>,
    proposed > 0 && (
      <Text key="proposed">{formatNumber(proposed)} öneri onaylanmadığı için yazılmayacak.</Text>
    ),
    problems > 0 && <Text key="left">{formatNumber(problems)} sorunlu satır atlanacak.</Text>,
    <Text key="how" size="sm" c="dimmed">
      Hepsi birlikte yazılır ve sitede hemen görünür. Sonra geri alabilirsiniz.
    </Text>,
  ]);
}

export function confirmUndo({ undone, kept, kept_rows: rows }: ImportUndo, undo: () => void): void {
  ask('Geri alınsın mı?', 'Geri Al', undo, [
    <Text key="what" fw={600}>
      {formatNumber(undone)} kayıt bu aktarmadan önceki durumuna döner.
    </Text>,
    kept > 0 && (
      <div key="kept">
        <Text>{formatNumber(kept)} kayıt sonradan yeniden değiştirildiği için olduğu gibi kalır:</Text>
        <List size="sm" mt={4}>
          {rows.slice(0, maxNamed).map(({ code, name }) => (
            <List.Item key={code} className={classes.wrap}>
              {[code, name].filter(Boolean).join(' · ')}
            </List.Item>
          ))}
          {kept > maxNamed && <List.Item>… ve {formatNumber(kept - maxNamed)} kayıt daha</List.Item>}
        </List>
      </div>
    ),
    <Text key="new" size="sm" c="dimmed">
      Bu aktarmayla eklenen ürünler Silinenler’e gider.
    </Text>,
  ]);
}

export function confirmCancel(cancel: () => void): void {
  const text = <Text key="what">Bu aktarma uygulanmadan kapanır; hiçbir ürün değişmez.</Text>;
  ask('Vazgeçilsin mi?', 'Evet, Vazgeç', cancel, [text], 'Hayır');
}

function ask(
  title: string,
  confirm: string,
  onConfirm: () => void,
  parts: readonly ReactNode[],
  cancel = 'Vazgeç',
): void {
  // The dialog opens synchronously, even after a request: it must note the focused element before it takes the focus,
  // to return it later.
  flushSync(() =>
    modals.openConfirmModal({
      title,
      children: <Stack gap={8}>{parts}</Stack>,
      labels: { confirm, cancel },
      cancelProps: { 'data-autofocus': true },
      withCloseButton: false,
      onConfirm,
    }),
  );
}
