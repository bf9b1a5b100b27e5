import {
  ActionIcon,
  Button,
  CopyButton,
  Group,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { ShortLink } from '../short-link.ts';
import type { AddressForm } from '../short-code.rules.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { LoadError } from '#panel/feedback/load-states.tsx';
import { showFailure } from '#panel/feedback/notices.tsx';
import { foldedFilter } from '#panel/form/fields.tsx';
import { Scans } from './scans.tsx';
import { saveQrFile, useShortLink, type Linked } from './short-links.api.ts';
import classes from './qr-code.module.css';

/** A record with a QR code; `name` tells several records apart and names the files. */
export type QrSubject = Linked & { name: string };

/** The QR code of one of these records. */
export function QrCode({ subjects }: { subjects: readonly QrSubject[] }) {
  const [chosen, setChosen] = useState(0);
  const subject = subjects[chosen];
  if (!subject) return null;
  return (
    <Stack gap="md">
      {subjects.length > 1 ? (
        <Select
          label="Varyant"
          data={subjects.map(({ name }, index) => ({ value: String(index), label: name }))}
          value={String(chosen)}
          onChange={(value) => setChosen(Number(value ?? 0))}
          allowDeselect={false}
          searchable
          filter={foldedFilter}
        />
      ) : (
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {subject.name}
        </Text>
      )}
      <Code key={subject.id} subject={subject} />
    </Stack>
  );
}

const formNames = [
  { value: 'short', label: 'Kısa adres' },
  { value: 'gs1', label: 'GS1 (GTIN)' },
] as const;

function Code({ subject: { kind, id, name } }: { subject: QrSubject }) {
  const [form, setForm] = useState<AddressForm>('short');
  const [lang, setLang] = useState('');
  const { data: languages = [] } = useLanguages();
  const printed = { form, lang };
  const link = useShortLink({ kind, id }, printed);
  if (link.isError && !link.data) return <LoadError error={link.error} onRetry={() => void link.refetch()} />;
  const { data } = link;
  const save = (format: 'svg' | 'png') => {
    if (data) saveQrFile(data.short, format, fileName(name), printed).catch(showFailure);
  };
  return (
    <>
      <div className={classes.code}>
        <Picture link={data} name={name} />
        <Stack gap="sm" className={classes.facts}>
          <Address address={data?.address} />
          {data?.gtin != null && (
            <SegmentedControl
              aria-label="Adresin biçimi"
              data={[...formNames]}
              value={form}
              onChange={(value) => setForm(value)}
            />
          )}
          {languages.length > 1 && (
            <Select
              label="Açılan sayfanın dili"
              data={[
                { value: '', label: 'Ziyaretçinin dili' },
                ...languages.map(({ abbr, lang: label }) => ({ value: abbr, label })),
              ]}
              value={lang}
              onChange={(value) => setLang(value ?? '')}
              allowDeselect={false}
            />
          )}
          <Group gap="xs">
            {(['svg', 'png'] as const).map((format) => (
              <Button
                key={format}
                variant="default"
                disabled={!data}
                leftSection={<IconDownload size={16} aria-hidden />}
                onClick={() => save(format)}
              >
                {format.toUpperCase()} İndir
              </Button>
            ))}
          </Group>
        </Stack>
      </div>
      {data?.is_origin_guessed && (
        <Text size="sm" role="alert" className={classes.warning}>
          Sitenin genel adresi ayarlanmamış (PUBLIC_URL); kod bu bilgisayardaki adresi gösteriyor. Basmadan
          önce adresi ayarlatın.
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {lasting[kind]} En az 15 mm basın ve çevresindeki beyaz boşluğu kesmeyin.
      </Text>
      {data && <Scans scans={data.scans} />}
    </>
  );
}

const lasting: Readonly<Record<QrSubject['kind'], string>> = {
  product: 'Basılan kod hiç ölmez: ürün kalkarsa yerine geçene, yoksa kategorisine götürür.',
  variant: 'Basılan kod hiç ölmez: varyant kalkarsa yerine geçene, yoksa ürününe götürür.',
  category: 'Basılan kod hiç ölmez: kategori kalkarsa üst kategorisine götürür.',
  catalogue: 'Basılan kod hiç ölmez: katalog sayfasındaki yerine götürür.',
  fair: 'Basılan kod hiç ölmez: fuar sayfasındaki yerine götürür.',
};

/** A file name of the record's name; signs that file systems refuse become dashes. */
const fileName = (name: string) =>
  `qr-${
    name
      .match(/[\p{L}\p{N}._]+/gu)
      ?.join('-')
      .slice(0, 80) ?? ''
  }`;

/** Black on white in dark colours too, because phones read it from the screen. */
function Picture({ link, name }: { link: ShortLink | undefined; name: string }) {
  if (!link) return <Skeleton className={classes.picture} />;
  const { size, path } = link.qr;
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={`QR kod: ${name}`}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function Address({ address = '' }: { address: string | undefined }) {
  return (
    <TextInput
      label="Adres"
      value={address}
      readOnly
      spellCheck={false}
      onFocus={({ currentTarget }) => currentTarget.select()}
      rightSectionWidth={44}
      rightSection={
        <CopyButton value={address} timeout={2000}>
          {({ copied, copy }) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={copied ? 'Kopyalandı' : 'Adresi Kopyala'}
              disabled={address === ''}
              onClick={copy}
            >
              {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            </ActionIcon>
          )}
        </CopyButton>
      }
    />
  );
}
