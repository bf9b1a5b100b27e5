import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import { useState } from 'react';
import type { SheetRow } from '#panel/sheet/columns.ts';
import type { SheetRows } from '#panel/sheet/sheet-rows.ts';
import { filledCodes, firstPattern, patternOf, type CodeParts, type FilledCode } from './code-pattern.ts';
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
  const filled = filledCodes(all, pattern.trim(), parts, isReplacing);
  const repeated = repeatedIn(all, filled);
  const write = () => {
    keepPattern(productId, pattern.trim());
    const codes = new Map(filled.map(({ key, after }) => [key, after]));
    rows.change((present) =>
      present.map((row) => {
        const code = codes.get(row.key);
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
      <Preview filled={filled} repeated={repeated} rows={all} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Vazgeç
        </Button>
        <Button disabled={filled.length === 0} onClick={write}>
          {filled.length} Kodu Yaz
        </Button>
      </Group>
    </Stack>
  );
}

type PreviewProps = {
  filled: readonly FilledCode[];
  repeated: ReadonlySet<string>;
  rows: readonly SheetRow[];
};

function Preview({ filled, repeated, rows }: PreviewProps) {
  if (filled.length === 0)
    return (
      <Text size="sm" c="dimmed" role="status">
        {rows.length === 0 ? 'Önce ölçü ve kaplama işaretleyin.' : 'Bu kalıpla değişecek kod yok.'}
      </Text>
    );
  return (
    <div>
      <Text size="sm" role="status" mb={6} {...(repeated.size > 0 && { c: 'var(--mantine-color-error)' })}>
        {repeated.size > 0
          ? `${repeated.size} kod birden çok satırda: ${[...repeated].slice(0, 3).join(', ')}. Kalıbı değiştirin.`
          : `${filled.length} kod yazılacak:`}
      </Text>
      <ul className={classes.preview} tabIndex={0} aria-label="Yazılacak kodlar">
        {filled.slice(0, mostShown).map(({ key, before, after }) => (
          <li key={key} data-repeated={repeated.has(after) || undefined}>
            {before !== '' && <del>{before}</del>} {after}
          </li>
        ))}
        {filled.length > mostShown && <li>… ve {filled.length - mostShown} kod daha</li>}
      </ul>
    </div>
  );
}

/** The codes that more than one row would have. */
function repeatedIn(rows: readonly SheetRow[], filled: readonly FilledCode[]): ReadonlySet<string> {
  const after = new Map(filled.map((one) => [one.key, one.after]));
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { key, cells } of rows) {
    const code = after.get(key) ?? cells.code ?? '';
    if (code !== '' && seen.has(code)) repeated.add(code);
    seen.add(code);
  }
  return repeated;
}
