import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBarcode } from '@tabler/icons-react';
import { useState } from 'react';
import { LoadError } from '#panel/feedback/load-states.tsx';
import type { SheetRow } from '#panel/sheet/columns.ts';
import type { SheetRows } from '#panel/sheet/sheet-rows.ts';
import {
  filledCodes,
  firstPattern,
  freeCodes,
  patternOf,
  type CodeParts,
  type FilledCode,
  type LeftCode,
} from './code-pattern.ts';
import { codeLength } from '../code.rules.ts';
import { useTakenCodes } from './variants.api.ts';
import classes from './variants.module.css';

const patternKey = (productId: number) => `code_pattern_${productId}`;

/** The pattern that was last used for a product in this browser. */
function keptPattern(productId: number): string | undefined {
  try {
    return localStorage.getItem(patternKey(productId)) ?? undefined;
  } catch {
    return undefined;
  }
}

function keepPattern(productId: number, pattern: string): void {
  try {
    localStorage.setItem(patternKey(productId), pattern);
  } catch {
    // If the storage is full or blocked, only the pattern is forgotten.
  }
}

type CodeFillingProps = { productId: number; productCode: string; rows: SheetRows; parts: CodeParts };

/** The button “Kodları Doldur”. It shows the codes of a pattern before it writes them. */
export function CodeFilling(props: CodeFillingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconBarcode size={15} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        Kodları Doldur
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title="Kodları doldur"
        size={620}
        attributes={{ header: { role: 'presentation' } }}
        closeButtonProps={{ 'aria-label': 'Kapat' }}
      >
        <Filling {...props} onClose={close} />
      </Modal>
    </>
  );
}

const mostShown = 60;

/** Milliseconds without typing after which the server is asked. */
const askAfter = 300;

function Filling({
  productId,
  productCode,
  rows,
  parts,
  onClose,
}: CodeFillingProps & { onClose: () => void }) {
  const all = rows.get();
  const [pattern, setPattern] = useState(
    () => keptPattern(productId) ?? patternOf(all, parts) ?? firstPattern(productCode, all),
  );
  const [isReplacing, setIsReplacing] = useState(false);
  const [asked] = useDebouncedValue(pattern.trim(), askAfter);
  const isTyping = asked !== pattern.trim();
  const filled = filledCodes(all, pattern.trim(), parts, isReplacing);
  const codes = [...new Set(filledCodes(all, asked, parts, isReplacing).map(({ after }) => after))].filter(
    ({ length }) => length <= codeLength,
  );
  const { data: taken, error, isFetching, refetch } = useTakenCodes(productId, codes);
  const { written, left } = freeCodes(all, filled, taken ?? new Map());
  const isChecked = !isTyping && (codes.length === 0 || (taken !== undefined && !isFetching));
  const write = () => {
    keepPattern(productId, pattern.trim());
    const codesByRow = new Map(written.map(({ key, after }) => [key, after]));
    rows.change((present) =>
      present.map((row) => {
        const code = codesByRow.get(row.key);
        return code === undefined ? row : { ...row, cells: { ...row.cells, code } };
      }),
    );
    onClose();
  };
  return (
    <Stack gap="md">
      <TextInput
        label="Kod kalıbı"
        description="{ölçü} ölçünün sayısıyla ya da anahtarıyla, {kaplama} kaplamanın kısa adıyla dolar."
        value={pattern}
        maxLength={80}
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setPattern(event.currentTarget.value)}
      />
      <Checkbox
        label="Dolu kodları da değiştir"
        checked={isReplacing}
        onChange={(event) => setIsReplacing(event.currentTarget.checked)}
      />
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Preview written={written} left={left} isChecked={isChecked} rows={all} />
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Vazgeç
        </Button>
        <Button disabled={written.length === 0 || !isChecked} onClick={write}>
          {written.length} Kodu Yaz
        </Button>
      </Group>
    </Stack>
  );
}

type PreviewProps = {
  written: readonly FilledCode[];
  left: readonly LeftCode[];
  /** Whether the server has said which of the codes are taken. */
  isChecked: boolean;
  rows: readonly SheetRow[];
};

function Preview({ written, left, isChecked, rows }: PreviewProps) {
  if (written.length + left.length === 0)
    return (
      <Text size="sm" c="dimmed" role="status">
        {rows.length === 0 ? 'Önce ölçü ve kaplama işaretleyin.' : 'Bu kalıpla değişecek kod yok.'}
      </Text>
    );
  return (
    <div>
      <Text size="sm" role="status" mb={6} {...(left.length > 0 && { c: 'var(--mantine-color-error)' })}>
        {summary(written.length, left.length, isChecked)}
      </Text>
      {left.length > 0 && (
        <ul className={`${classes.preview} ${classes.left}`} tabIndex={0} aria-label="Yazılmayacak kodlar">
          {left.slice(0, mostShown).map(({ key, after, reason }) => (
            <li key={key}>
              <b>{after}</b> {reason}
            </li>
          ))}
          {left.length > mostShown && <li>… ve {left.length - mostShown} kod daha</li>}
        </ul>
      )}
      {written.length > 0 && (
        <ul className={classes.preview} tabIndex={0} aria-label="Yazılacak kodlar">
          {written.slice(0, mostShown).map(({ key, before, after }) => (
            <li key={key}>
              {before !== '' && <del>{before}</del>} {after}
            </li>
          ))}
          {written.length > mostShown && <li>… ve {written.length - mostShown} kod daha</li>}
        </ul>
      )}
    </div>
  );
}

function summary(written: number, left: number, isChecked: boolean): string {
  if (!isChecked) return 'Kodlara başka ürünlerde bakılıyor …';
  if (left === 0) return `${written} kod yazılacak:`;
  return `${left} kod kullanılamaz, bu satırlara yazılmaz; ${written} kod yazılacak.`;
}
