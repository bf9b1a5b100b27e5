import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import type { Import, ImportRow } from '../import.ts';
import { showFailure, showMessage } from '#panel/feedback/notices.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { problemTable } from './problem-table.ts';
import { readImportRows } from './imports.api.ts';

/** Nobody corrects more problems by hand; the next check lists the rest. */
const maxPages = 40;

/** Copies the problems of all rows to the clipboard as a table that can be pasted into Excel. */
export function CopyProblems({ imported: { id } }: { imported: Import }) {
  const [isBusy, setIsBusy] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { rows, left } = await problemRows(id);
      await navigator.clipboard.writeText(problemTable(rows));
      setIsCopied(true);
      if (left > 0)
        showMessage(
          'Kopyalandı',
          `İlk ${formatNumber(rows.length)} sorunlu satır kopyalandı; ${formatNumber(left)} satır daha var.`,
        );
    } catch (error) {
      showFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="default"
        size="xs"
        loading={isBusy}
        leftSection={isCopied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
        onClick={() => void copy()}
        onBlur={() => setIsCopied(false)}
      >
        {isCopied ? 'Kopyalandı' : 'Sorunları Kopyala'}
      </Button>
      <VisuallyHidden role="status">{isCopied ? 'Kopyalandı' : ''}</VisuallyHidden>
    </>
  );
}

async function problemRows(id: number): Promise<{ rows: ImportRow[]; left: number }> {
  const rows: ImportRow[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { data, last_page: last, total } = await readImportRows(id, { page, result: 'problem' });
    rows.push(...data);
    if (page >= last || page === maxPages) return { rows, left: total - rows.length };
  }
  return { rows, left: 0 };
}
