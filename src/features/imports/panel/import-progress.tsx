import { Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Import } from '../import.ts';
import { formatNumber } from '#panel/format/format.ts';
import classes from './imports.module.css';

const texts: Readonly<Record<string, { title: string; note: string }>> = {
  checking: {
    title: 'Dosya denetleniyor',
    note: 'Hiçbir ürün değişmedi. Bu sayfadan ayrılabilirsiniz; denetim sürer.',
  },
  applying: {
    title: 'Uygulanıyor',
    note: 'Ya hepsi yazılır ya hiçbiri. Bu sayfadan ayrılabilirsiniz.',
  },
  undoing: {
    title: 'Geri alınıyor',
    note: 'Ya hepsi geri alınır ya hiçbiri. Bu sayfadan ayrılabilirsiniz.',
  },
};

/** Shows how many rows the server has processed. */
export function ImportProgress({ imported, children }: { imported: Import; children?: ReactNode }) {
  const { state, rows_done: done, rows_total: total } = imported;
  const { title = '', note = '' } = texts[state] ?? {};
  const share = total > 0 ? Math.min(100, (done / total) * 100) : undefined;
  return (
    <section className={classes.upload} aria-label="İlerleme">
      <Text fw={600} role="status">
        {title}
      </Text>
      {/* Without a total the bar is only animated. */}
      <Progress value={share ?? 100} animated={share === undefined} aria-label={title} />
      <div className={classes.uploadFoot}>
        <Text size="sm" c="dimmed">
          {total > 0 ? `${formatNumber(done)} / ${formatNumber(total)} satır` : `${formatNumber(done)} satır`}
          {` · ${note}`}
        </Text>
        {children}
      </div>
    </section>
  );
}
