import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { Import, ImportRowResult } from '../import.ts';
import { formatNumber } from '#panel/format/format.ts';
import { countOf, resultWords } from './import-words.ts';
import classes from './imports.module.css';

const shown: readonly ImportRowResult[] = ['create', 'update', 'same', 'problem'];

/** Shows the counts of a checked import and the server's message. */
export function ImportSummary({ imported }: { imported: Import }) {
  const { state, counts } = imported;
  const results = [
    ...shown,
    ...(countOf(counts, 'proposed') > 0 ? (['proposed'] as const) : []),
    ...(state === 'undone' ? (['kept'] as const) : []),
  ];
  return (
    <>
      {noticeOf(imported) !== '' && <Message imported={imported} />}
      {state !== 'failed' && state !== 'cancelled' && (
        <dl className={classes.counts}>
          {results.map((result) => (
            <div key={result} data-result={countOf(counts, result) > 0 ? result : undefined}>
              <dd>{formatNumber(countOf(counts, result))}</dd>
              <dt>{resultWords[result]}</dt>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function noticeOf({
  state,
  message,
  mapping_name: mapped,
  hidden_rows: hidden,
  with_hidden: withHidden,
}: Import): string {
  const lines = [
    message,
    ...(mapped === '' ? [] : [`“${mapped}” eşlemesi kullanıldı: sütunlar bu tedarikçininkiler gibi okundu.`]),
  ];
  if (state === 'checked' && hidden > 0)
    lines.push(
      `Dosyada ${formatNumber(hidden)} gizli satır var; ${withHidden ? 'onlar da okundu' : 'okunmadı'}.`,
    );
  return lines.filter(Boolean).join('\n');
}

function Message({ imported }: { imported: Import }) {
  const { state } = imported;
  const hasFailed = state === 'failed';
  const Icon = hasFailed ? IconAlertTriangle : IconInfoCircle;
  return (
    <Alert
      color={hasFailed ? 'red' : 'orange'}
      variant="light"
      mb="md"
      icon={<Icon aria-hidden />}
      role={hasFailed ? 'alert' : 'status'}
      title={hasFailed ? 'Dosya okunamadı' : undefined}
    >
      {noticeOf(imported)
        .split('\n')
        .map((line) => (
          <Text key={line} size="sm" className={classes.wrap}>
            {line}
          </Text>
        ))}
    </Alert>
  );
}
