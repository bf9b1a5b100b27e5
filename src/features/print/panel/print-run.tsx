import { Anchor, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PrintedCatalogue, PrintRun } from '../printed-catalogue.ts';
import { notice, showFailure } from '#panel/feedback/notices.tsx';
import { formatBytes, formatDate, formatNumber } from '#panel/format/format.ts';
import { Mark } from '#panel/list/mark.tsx';
import { DimmedText } from '#panel/records/record-list.tsx';
import { paths } from '#shared/panel-paths.ts';
import classes from './printed-catalogues.module.css';
import { isBeingMade, publishPrint, savePrint, startPrint, usePrintRun } from './printed-catalogues.api.ts';

/** Labels of buttons wrap on a phone. */
const action = { root: classes.action ?? '', label: classes.actionLabel ?? '' };

type RunProps = { record: PrintedCatalogue; run: PrintRun };

/** The state of a catalogue's last run, its files, and what can be done with them. */
export function PrintRunCell({ record }: { record: PrintedCatalogue }) {
  const { data: run, error } = usePrintRun(record.id);
  if (run === undefined) return error && <DimmedText>Durum okunamadı</DimmedText>;
  return (
    <Stack gap={8} align="stretch" py={4}>
      {run ? <RunState record={record} run={run} /> : <Text size="sm">Henüz hazırlanmadı</Text>}
      {run && run.files.length > 0 && <Files record={record} run={run} />}
      {!(run && isBeingMade(run)) && <Actions record={record} run={run} />}
    </Stack>
  );
}

function RunState({ record, run }: RunProps) {
  if (isBeingMade(run)) return <Going name={record.name} run={run} />;
  if (run.state === 'failed')
    return (
      <Text size="sm" c="var(--mantine-color-error)" style={{ overflowWrap: 'anywhere' }}>
        {`Başarısız: ${run.message}`}
      </Text>
    );
  return (
    <Text size="sm">
      {`Hazır${run.made_at === null ? '' : ` · ${formatDate(run.made_at)}`}`}
      {run.is_outdated && <Mark>Değişti</Mark>}
    </Text>
  );
}

function Going({ name, run: { state, done, total } }: { name: string; run: PrintRun }) {
  const counted = total > 0 ? ` ${formatNumber(done)}/${formatNumber(total)}` : '';
  return (
    <Stack gap={6} maw={320}>
      <Text size="sm">{state === 'waiting' ? 'Sırada' : `Hazırlanıyor${counted}`}</Text>
      {/* Without a total the bar is only animated. */}
      <Progress
        value={total > 0 ? Math.min(100, (done / total) * 100) : 100}
        animated={total === 0}
        aria-label={`${name}: hazırlanıyor`}
      />
    </Stack>
  );
}

function Files({ record: { id, name, quality }, run: { files } }: RunProps) {
  return (
    <Stack gap={4} align="flex-start">
      {files.map((file, index) => {
        const label = files.length > 1 ? `Cilt ${index + 1}` : 'PDF’yi indir';
        return (
          <FileButton
            key={file.name}
            label={label}
            told={`${name}: ${label}`}
            size={`${formatNumber(file.pages)} sayfa, ${formatBytes(file.bytes)}`}
            save={() => savePrint(id, index + 1, file)}
          />
        );
      })}
      {quality === 'print' && (
        <Text size="xs" c="dimmed">
          Renkler RGB’dir; baskıdan önce matbaanız dönüştürür.
        </Text>
      )}
    </Stack>
  );
}

type FileButtonProps = { label: string; told: string; size: string; save: () => Promise<void> };

function FileButton({ label, told, size, save }: FileButtonProps) {
  const [isSaving, setIsSaving] = useState(false);
  const download = async () => {
    setIsSaving(true);
    await save().catch(showFailure);
    setIsSaving(false);
  };
  return (
    <Text size="sm">
      <Anchor
        component="button"
        type="button"
        size="sm"
        underline="always"
        aria-label={told}
        aria-busy={isSaving}
        disabled={isSaving}
        onClick={() => void download()}
      >
        {isSaving ? 'İndiriliyor…' : label}
      </Anchor>
      <Text span size="sm" c="dimmed">{` · ${size}`}</Text>
    </Text>
  );
}

function Actions({ record, run }: { record: PrintedCatalogue; run: PrintRun | null }) {
  const [isStarting, setIsStarting] = useState(false);
  const { id, name } = record;
  const label = run ? 'Yeniden hazırla' : 'Hazırla';
  const start = async () => {
    setIsStarting(true);
    await startPrint(id).catch(showFailure);
    setIsStarting(false);
  };
  const published = run?.catalogue_ids ?? [];
  const [first] = published;
  const isOne = published.length === 1;
  const publishing = first === undefined ? 'Katalog olarak yayımla' : 'Yayındakini güncelle';
  return (
    <Group gap={8}>
      <Button
        variant="default"
        size="compact-sm"
        classNames={action}
        aria-label={`${name}: ${label}`}
        loading={isStarting}
        onClick={() => void start()}
      >
        {label}
      </Button>
      {run && run.files.length > 0 && (
        <Button
          variant="default"
          size="compact-sm"
          classNames={action}
          aria-label={`${name}: ${publishing}`}
          onClick={() => askToPublish(record, run)}
        >
          {publishing}
        </Button>
      )}
      {first !== undefined && (
        <Anchor
          component={Link}
          to={isOne ? `${paths.catalogue}?open=${first}` : paths.catalogue}
          size="sm"
          underline="always"
        >
          {isOne ? 'Yayımlanan katalog' : 'Yayımlanan kataloglar'}
        </Anchor>
      )}
    </Group>
  );
}

/** Each volume is a catalogue of the site. */
function toldOfPublishing(volumes: number, published: number): string {
  if (published === 0)
    return volumes > 1
      ? `${volumes} cilt, ayrı kataloglar olarak sitedeki Katalog sayfasına eklenir; ziyaretçiler hemen görür.`
      : 'Hazırlanan PDF sitedeki Katalog sayfasına eklenir; ziyaretçiler hemen görür.';
  const kept =
    volumes > 1
      ? 'Her cilt sitedeki kendi kataloğunun dosyası olur; yeni ciltler eklenir.'
      : 'Hazırlanan PDF sitedeki kataloğun dosyası olur.';
  const gone = published > volumes ? ' Artık olmayan ciltlerin katalogları silinir.' : '';
  return `${kept} Adları, kapakları ve adresleri değişmez.${gone}`;
}

function askToPublish({ id, name }: PrintedCatalogue, { catalogue_ids: published, files }: PrintRun): void {
  const isNew = published.length === 0;
  modals.openConfirmModal({
    title: isNew ? 'Katalog olarak yayımlansın mı?' : 'Yayındaki katalog güncellensin mi?',
    children: (
      <Stack gap={6}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text>{toldOfPublishing(files.length, published.length)}</Text>
      </Stack>
    ),
    labels: { confirm: isNew ? 'Yayımla' : 'Güncelle', cancel: 'Vazgeç' },
    cancelProps: { 'data-autofocus': true },
    withCloseButton: false,
    onConfirm: () => {
      publishPrint(id).then(() => notice(isNew ? 'Yayımlandı!' : 'Güncellendi!', { name }), showFailure);
    },
  });
}
