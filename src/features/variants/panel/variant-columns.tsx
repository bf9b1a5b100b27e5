import { orderingLabels, orderingNumbers } from '#features/ordering-data/ordering-fields.rules.ts';
import { useMemo } from 'react';
import { IconFilePlus, IconFileText, IconPhotoPlus } from '@tabler/icons-react';
import type { Picture } from '#shared/schema/media.ts';
import type { SheetColumn, SheetRow } from '#panel/sheet/columns.ts';
import type { FieldPicture } from '#panel/picture/field-picture.ts';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import { maxVariantFiles } from '#features/variant-files/variant-files.ts';
import { cellOf, filesIn, picturesIn, type FileList } from './file-cells.ts';
import { choiceValue } from './variant-rows.ts';
import classes from './variants.module.css';

/** A record of a managed list with its name in the main language. */
export type ListItem = { id: number; key: string; name: string };

export type ShownPicture = Pick<Picture, 'media_id' | 'sources' | 'placeholder' | 'focus'> | FieldPicture;
export type Pictures = ReadonlyMap<number, ShownPicture>;

type Lists = { sizes: readonly ListItem[]; finishes: readonly ListItem[]; pictures: Pictures };

/** The columns of the sheet. Their names are the field names of the API. */
export function useVariantColumns(
  { sizes, finishes, pictures }: Lists,
  openFiles: (row: SheetRow) => void,
): SheetColumn[] {
  return useMemo(
    () => [
      { kind: 'text', name: 'code', title: 'Kod', width: 148, grow: 3, isRequired: true },
      { kind: 'choice', name: 'size_id', title: 'Ölçü', width: 104, grow: 2, choices: sizes.map(choiceOf) },
      {
        kind: 'choice',
        name: 'finish_id',
        title: 'Kaplama',
        width: 128,
        grow: 2,
        choices: finishes.map(choiceOf),
      },
      {
        kind: 'number',
        name: 'weight',
        title: orderingLabels.weight,
        width: 96,
        grow: 1,
        ...orderingNumbers.weight,
      },
      {
        kind: 'number',
        name: 'pack_quantity',
        title: orderingLabels.pack_quantity,
        width: 100,
        grow: 1,
        ...orderingNumbers.pack_quantity,
      },
      { kind: 'flag', name: 'is_active', title: 'Yayında', width: 78 },
      {
        ...filesColumn('picture_ids', 'Görseller', openFiles),
        draw: (value) => <PicturesCell value={value} pictures={pictures} />,
      },
      {
        ...filesColumn('drawings', 'Çizimler', openFiles),
        draw: (value) => <FilesCell value={value} none="Çizim yok" noun="çizim" />,
      },
      {
        ...filesColumn('documents', 'Belgeler', openFiles),
        draw: (value) => <FilesCell value={value} none="Belge yok" noun="belge" />,
      },
    ],
    [sizes, finishes, pictures, openFiles],
  );
}

const choiceOf = ({ id, name }: ListItem) => ({ value: choiceValue(id), label: name });

/** A column of files, which a dialog edits. Its cells can be copied, pasted and filled down like others. */
const filesColumn = (name: FileList, title: string, open: (row: SheetRow) => void) => ({
  kind: 'own' as const,
  name,
  title,
  width: 94,
  open,
  shown: (value: string) => value,
  read: (text: string) => cellOf(filesIn(text).slice(0, maxVariantFiles)),
});

function PicturesCell({ value, pictures }: { value: string; pictures: Pictures }) {
  const [first, ...others] = picturesIn(value);
  if (first === undefined) return <NoFiles Icon={IconPhotoPlus} text="Görsel yok" />;
  return (
    <span className={classes.files}>
      <Thumbnail picture={pictures.get(first) ?? null} size={28} alt="Görsel" />
      {others.length > 0 && <span>{`+${others.length}`}</span>}
    </span>
  );
}

function FilesCell({ value, none, noun }: { value: string; none: string; noun: string }) {
  const count = filesIn(value).length;
  if (count === 0) return <NoFiles Icon={IconFilePlus} text={none} />;
  return (
    <span className={classes.files}>
      <IconFileText size={17} stroke={1.5} aria-hidden />
      {count}
      <span className={classes.hidden}>{noun}</span>
    </span>
  );
}

function NoFiles({ Icon, text }: { Icon: typeof IconPhotoPlus; text: string }) {
  return (
    <span className={classes.noPicture}>
      <Icon size={17} stroke={1.5} aria-hidden />
      <span className={classes.hidden}>{text}</span>
    </span>
  );
}

/** The two views of the sheet: what a variant is, and what a buyer needs for an order of it. */
export type SheetPart = 'variants' | 'ordering';

const identity = ['code', 'size_id', 'finish_id'];
const measures = ['weight', 'pack_quantity'];

/** The columns of a view. Beside the ordering data stand the names of the variants, which are edited in the other. */
export function columnsOf(
  part: SheetPart,
  variantColumns: readonly SheetColumn[],
  ordering: readonly SheetColumn[],
): SheetColumn[] {
  if (part === 'variants') return [...variantColumns];
  const named = variantColumns.filter(({ name }) => identity.includes(name));
  return [
    ...named.map((column): SheetColumn => ({ ...column, isReadOnly: true, isRequired: false })),
    ...ordering.slice(0, 3),
    ...measuresOf(variantColumns),
    ...ordering.slice(3),
  ];
}

/** The columns of the product's own code. */
export const ownColumnsOf = (variantColumns: readonly SheetColumn[], ordering: readonly SheetColumn[]) =>
  columnsOf('ordering', variantColumns, ordering).filter(({ name }) => !/^(size|finish)_id$/.test(name));

const measuresOf = (columns: readonly SheetColumn[]) => columns.filter(({ name }) => measures.includes(name));
