import { Alert, Button, FileButton, Group, List, Text, Textarea } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { maxImportRows, type ImportProblem, type RedirectsImported } from '../redirect.ts';
import { notice, showFailure } from '#panel/feedback/notices.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { SideDrawer } from '#panel/page/side-drawer.tsx';
import { importRedirects, problemsOf } from './redirects.api.ts';
import classes from './redirects.module.css';

type RedirectImportProps = { isOpen: boolean; onClose: () => void };

/** A drawer for pasted cells or a sheet. What was pasted stays until it is written. */
export function RedirectImport({ isOpen, onClose }: RedirectImportProps) {
  return (
    <SideDrawer title="Toplu Yönlendirme Ekle" isOpen={isOpen} onClose={onClose}>
      <ImportForm onClose={onClose} />
    </SideDrawer>
  );
}

function ImportForm({ onClose }: { onClose: () => void }) {
  const [rows, setRows] = useState('');
  const [problems, setProblems] = useState<readonly ImportProblem[]>([]);
  const [isSending, setIsSending] = useState(false);

  const send = async (fields: { rows: string } | { file: File }) => {
    setIsSending(true);
    setProblems([]);
    try {
      notice('Başarılı!', { text: summary(await importRedirects(fields)) });
      onClose();
    } catch (error) {
      const found = problemsOf(error);
      setProblems(found);
      if (found.length === 0) showFailure(error);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className={classes.import}>
      <Text size="sm">
        Birinci sütunda eski, ikincide yeni adres olsun. Bütün satırlar denetlenir; bir satır yanlışsa hiçbiri
        kaydedilmez. Bir seferde en çok {formatNumber(maxImportRows)} satır eklenir.
      </Text>
      <Textarea
        label="Excel’den kopyaladığınız satırlar"
        placeholder={'/eski-sayfa.html\t/kurumsal\n/urun.php?id=7\t/urun/metal-toka'}
        value={rows}
        onChange={(event) => setRows(event.currentTarget.value)}
        autosize
        minRows={6}
        maxRows={14}
        spellCheck={false}
        data-autofocus
        classNames={{ input: classes.rows ?? '' }}
      />
      <Problems problems={problems} />
      <Group justify="space-between">
        <FileButton accept=".xlsx,.csv" onChange={(file) => file && void send({ file })}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={isSending}
              leftSection={<IconFileImport size={16} aria-hidden />}
            >
              Dosya Seç (.xlsx, CSV)
            </Button>
          )}
        </FileButton>
        <Button loading={isSending} disabled={rows.trim() === ''} onClick={() => void send({ rows })}>
          Satırları Ekle
        </Button>
      </Group>
    </div>
  );
}

function Problems({ problems }: { problems: readonly ImportProblem[] }) {
  return (
    <div role="alert">
      {problems.length > 0 && (
        <Alert color="red" variant="light" title="Hiçbir yönlendirme kaydedilmedi; şu satırları düzeltin:">
          <List size="sm" listStyleType="none" className={classes.problems ?? ''}>
            {problems.map(({ position, text }) => (
              <List.Item key={`${position} ${text}`}>
                <b>{position}. satır:</b> {text}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </div>
  );
}

function summary({ created, updated, unchanged }: RedirectsImported): string {
  const parts = [
    `${formatNumber(created)} yönlendirme eklendi`,
    ...(updated > 0 ? [`${formatNumber(updated)} değişti`] : []),
    ...(unchanged > 0 ? [`${formatNumber(unchanged)} zaten vardı`] : []),
  ];
  return `${parts.join(', ')}.`;
}
