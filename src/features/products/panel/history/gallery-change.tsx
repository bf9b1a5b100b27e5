import { Text } from '@mantine/core';
import { IconCube3dSphere, IconFileTypePdf } from '@tabler/icons-react';
import { hasCadEnding } from '#shared/rules/cad-formats.ts';
import type { GalleryVersionFile } from '#features/galleries/gallery.ts';
import type { Product } from '../../product.ts';
import { Added, Removed } from '#panel/history/changed-text.tsx';
import { FieldDifference } from '#panel/history/field-difference.tsx';
import { byPosition, Moves } from '#panel/history/order-history.tsx';
import { orderMoves } from '#panel/history/order-moves.ts';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import { changedFields } from '#panel/form-state/changed-fields.ts';
import { fieldLabel, languageEnding } from '#panel/form-state/localised-fields.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { textsOf } from './gallery-versions.ts';
import classes from './gallery-change.module.css';

type Files = readonly GalleryVersionFile[];
type GalleryChangeProps = { form: Pick<RecordForm<Product>, 'languages'>; before: Files; after: Files };

const fileTexts = [
  { name: 'title', label: 'Başlık' },
  { name: 'alt', label: 'Görselin tarifi' },
];

/** Shows what changed in a gallery: added or removed files, their order, their texts. */
export function GalleryChange({ form, before, after }: GalleryChangeProps) {
  const added = without(after, before);
  const removed = without(before, after);
  const old = without(before, removed);
  const fresh = without(after, added);
  const moves = orderMoves(old.map(asListed), fresh.map(asListed));
  return (
    <div className={classes.change}>
      {added.map((file) => (
        <File key={file.media_id} file={file} change="added" />
      ))}
      {removed.map((file) => (
        <File key={file.media_id} file={file} change="removed" />
      ))}
      {moves.length > 0 && <Moves moves={moves} words={byPosition} />}
      {fresh.map((file) => (
        <FileTexts
          key={file.media_id}
          form={form}
          file={file}
          before={old.find(({ media_id }) => media_id === file.media_id)}
        />
      ))}
    </div>
  );
}

function File({ file, change }: { file: GalleryVersionFile; change?: 'added' | 'removed' }) {
  return (
    <div className={classes.file} data-change={change}>
      {file.file_name.endsWith('.pdf') ? (
        <IconFileTypePdf size={32} stroke={1.3} aria-hidden />
      ) : hasCadEnding(file.file_name) ? (
        <IconCube3dSphere size={32} stroke={1.3} aria-hidden />
      ) : (
        <Thumbnail picture={file.picture} size={56} />
      )}
      <Text size="sm" className={classes.name}>
        {change === 'added' && <Added>{file.file_name}</Added>}
        {change === 'removed' && <Removed>{file.file_name}</Removed>}
        {change === undefined && file.file_name}
      </Text>
    </div>
  );
}

type FileTextsProps = {
  form: GalleryChangeProps['form'];
  file: GalleryVersionFile;
  before: GalleryVersionFile | undefined;
};

function FileTexts({ form: { languages }, file, before }: FileTextsProps) {
  const old = before ? textsOf(before) : {};
  const fresh = textsOf(file);
  const names = Object.keys({ ...changedFields(old, fresh), ...changedFields(fresh, old) });
  if (names.length === 0) return null;
  return (
    <div>
      <File file={file} />
      {names.map((name) => (
        <div key={name} className={classes.text}>
          <Text size="xs" c="dimmed">
            {fieldLabel(name, {}, fileTexts, languages)}
          </Text>
          <FieldDifference
            before={old[name] ?? ''}
            after={fresh[name] ?? ''}
            isWritten
            lang={languageEnding(name)}
          />
        </div>
      ))}
    </div>
  );
}

const asListed = ({ media_id: id, file_name: name }: GalleryVersionFile) => ({ id, name });

function without(files: Files, others: Files): GalleryVersionFile[] {
  const ids = new Set(others.map(({ media_id }) => media_id));
  return files.filter(({ media_id }) => !ids.has(media_id));
}
