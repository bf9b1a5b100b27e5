import { Button, Group, Menu, Text, Title } from '@mantine/core';
import { IconArrowsSort, IconCopyPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '#features/languages/language.ts';
import { maxVariantFiles, type FileInput } from '#features/variant-files/variant-files.ts';
import type { Medium } from '#shared/schema/media.ts';
import { MediumTexts } from '#panel/alternative-texts/medium-texts.tsx';
import { lackingLanguages } from '#panel/alternative-texts/lacking-languages.ts';
import { fileIcons } from '#panel/picture/file-icons.ts';
import { fieldPicture } from '#panel/picture/field-picture.ts';
import { GalleryField } from '#panel/media/gallery-field.tsx';
import { galleryKinds } from '#panel/media/gallery-kinds.ts';
import type { GalleryItem } from '#panel/media/gallery-tile.tsx';
import { useUploadQueue } from '#panel/media/use-upload-queue.ts';
import { uploadGalleryDocument, uploadDrawing, uploadMedium } from '#panel/media/media.api.ts';
import type { SheetRow } from '#panel/sheet/columns.ts';
import type { SheetRows } from '#panel/sheet/sheet-rows.ts';
import { byFileName, filesIn, withFiles, withSharedFiles, type FileList } from './file-cells.ts';
import { FileTitle } from './file-title.tsx';

const sections = {
  picture_ids: { title: 'Görseller', kind: galleryKinds.images, send: uploadMedium },
  drawings: { title: 'Teknik çizimler', kind: galleryKinds.drawings, send: uploadDrawing },
  documents: { title: 'Belgeler', kind: galleryKinds.documents, send: uploadGalleryDocument },
} as const;

type FileSectionProps = {
  list: FileList;
  row: SheetRow;
  rows: SheetRows;
  languages: readonly Language[];
  media: ReadonlyMap<number, Medium>;
  /** The files that the stored variant has in this list. */
  stored: readonly FileInput[];
  onBusy: (list: string, isBusy: boolean) => void;
};

/** One list of a variant's files. Every change is a change of the row, which the sheet can undo. */
export function FileSection({ list, row, rows, languages, media, stored, onBusy }: FileSectionProps) {
  const { title, kind, send } = sections[list];
  const [error, setError] = useState<string>();
  const [editedId, setEditedId] = useState<number>();
  // Several uploads may finish between two renders, and new media are known before the library is read again.
  const [added, setAdded] = useState<ReadonlyMap<number, Medium>>(new Map());
  const present = () => filesIn(rows.get().find(({ key }) => key === row.key)?.cells[list]);
  const change = (files: readonly FileInput[]) => {
    setError(undefined);
    rows.change((all) => withFiles(all, row.key, list, files));
  };
  const add = (chosen: readonly Medium[]) => {
    setAdded((known) => new Map([...known, ...chosen.map((medium) => [medium.media_id, medium] as const)]));
    const files = present();
    const fresh = chosen.filter(({ media_id }) => !files.some((file) => file.media_id === media_id));
    const all = [...files, ...fresh.map(({ media_id }) => ({ media_id, title: {} }))];
    change(all.slice(0, maxVariantFiles));
    if (all.length > maxVariantFiles)
      setError(`En çok ${maxVariantFiles} dosya olabilir; ${all.length - maxVariantFiles} dosya eklenmedi.`);
  };
  const { queue, uploads, isBusy } = useUploadQueue(send, (medium) => add([medium]));
  const report = useRef(onBusy);
  useEffect(() => report.current(list, isBusy), [list, isBusy]);
  const mediumOf = (id: number) => media.get(id) ?? added.get(id);
  const files = filesIn(row.cells[list]);
  const storedIds = new Set(stored.map(({ media_id: id }) => id));
  const edited = files.find(({ media_id: id }) => id === editedId);
  const medium = edited && mediumOf(edited.media_id);
  const close = () => setEditedId(undefined);
  return (
    <section aria-label={title}>
      <Group justify="space-between" mb="sm" gap="xs">
        <Title order={3} size="h5">
          {title}
          {files.length > 0 && <Text span c="dimmed" size="sm" fw={400}>{` · ${files.length}`}</Text>}
        </Title>
        {files.length > 0 && (
          <Group gap="xs">
            <Button
              variant="default"
              size="xs"
              leftSection={<IconArrowsSort size={15} aria-hidden />}
              aria-label={`${title}: ada göre sırala`}
              disabled={files.length < 2}
              onClick={() => change(byFileName(files, (file) => mediumOf(file.media_id)?.file_name ?? ''))}
            >
              Ada göre sırala
            </Button>
            <Sharing title={title} list={list} row={row} rows={rows} />
          </Group>
        )}
      </Group>
      <GalleryField
        kind={kind}
        items={files.flatMap((file) =>
          itemOf(file, mediumOf(file.media_id), { languages, isStored: storedIds.has(file.media_id) }),
        )}
        onSort={(keys) =>
          change(files.toSorted((one, other) => placeIn(keys, one.media_id) - placeIn(keys, other.media_id)))
        }
        onRemove={(key) => change(files.filter(({ media_id }) => String(media_id) !== key))}
        onEdit={(key) => setEditedId(Number(key))}
        onMedia={add}
        queue={queue}
        uploads={uploads}
        error={error}
        isWaiting
      />
      {edited && medium && list === 'picture_ids' && (
        <MediumTexts
          medium={medium}
          languages={languages}
          first={(lackingLanguages(languages, medium)[0] ?? languages[0])?.abbr}
          onClose={close}
        />
      )}
      {edited && medium && list !== 'picture_ids' && (
        <FileTitle
          file={edited}
          name={medium.file_name}
          languages={languages}
          onChange={(file) => {
            change(files.map((one) => (one.media_id === file.media_id ? file : one)));
            close();
          }}
          onClose={close}
        />
      )}
    </section>
  );
}

/** A file that is not shown yet keeps its place at the end. */
function placeIn(keys: readonly string[], id: number): number {
  const place = keys.indexOf(String(id));
  return place === -1 ? keys.length : place;
}

function itemOf(
  { media_id, title }: FileInput,
  medium: Medium | undefined,
  { languages, isStored }: { languages: readonly Language[]; isStored: boolean },
): GalleryItem[] {
  if (!medium) return [];
  const own = languages.map(({ abbr }) => title[abbr]).find(Boolean);
  const alt = languages.map(({ abbr }) => medium[`alt_${abbr}`]).find(Boolean);
  const named = { key: String(media_id), lacking: [], isStored };
  return medium.mime in fileIcons
    ? [{ ...named, text: own ?? '', document: medium }]
    : [{ ...named, text: own ?? alt ?? '', picture: fieldPicture(medium) }];
}

/** A menu that adds the files of this list to other variants. */
function Sharing({
  title,
  list,
  row,
  rows,
}: Pick<FileSectionProps, 'list' | 'row' | 'rows'> & { title: string }) {
  const [said, setSaid] = useState('');
  const isAlike = (column: 'size_id' | 'finish_id') => (other: SheetRow) =>
    (row.cells[column] ?? '') !== '' && other.cells[column] === row.cells[column];
  const others = rows.get().filter(({ key }) => key !== row.key);
  const takers = [
    { name: 'Aynı ölçüdeki varyantlara', isTaker: isAlike('size_id') },
    { name: 'Aynı kaplamadaki varyantlara', isTaker: isAlike('finish_id') },
    { name: 'Bütün varyantlara', isTaker: () => true },
  ].map((one) => ({ ...one, count: others.filter(one.isTaker).length }));
  if (others.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconCopyPlus size={15} aria-hidden />}
            aria-label={`${title}: başka varyantlara da ekle`}
          >
            Başkalarına da ekle
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {takers
            .filter(({ count }) => count > 0)
            .map(({ name, count, isTaker }) => (
              <Menu.Item
                key={name}
                onClick={() => {
                  rows.change((all) => withSharedFiles(all, row, list, isTaker));
                  setSaid(`${count} varyanta eklendi. Kaydedince saklanır.`);
                }}
              >
                {`${name} (${count})`}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
      <Text
        size="xs"
        c="dimmed"
        role="status"
        style={{ order: -1, ...(said === '' && { position: 'absolute' }) }}
      >
        {said}
      </Text>
    </>
  );
}
