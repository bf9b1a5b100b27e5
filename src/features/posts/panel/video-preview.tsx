import { Anchor, Text } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { Post } from '../post.ts';
import { playableId, videoPlayerHost, watchAddress } from '../video-link.rules.ts';
import type { FieldPicture } from '#panel/picture/field-picture.ts';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import classes from './video-preview.module.css';

/** Shows how the site will treat the typed link. The panel itself sends no request to another company. */
export function VideoPreview({ form: { fields } }: { form: RecordForm<Post> }) {
  fields.useWatchValue('video');
  fields.useWatchValue('cover_id');
  const { video, cover_id: cover } = fields.getValues();
  const link = ((video ?? '') as string).trim();
  if (link === '') return null;
  const id = playableId(link);
  const address = id === undefined ? webAddress(link) : watchAddress(id);
  return (
    <div className={classes.preview}>
      <div className={classes.screen} aria-hidden>
        {cover ? <Thumbnail picture={cover as FieldPicture} /> : null}
        {id !== undefined && (
          <span className={classes.mark}>
            <IconPlayerPlayFilled size={20} />
          </span>
        )}
      </div>
      <Text size="sm" c="dimmed" role="status">
        {id === undefined
          ? 'Bu adres sitede oynatılamaz; ziyaretçiler onu bağlantı olarak görür. YouTube videoları sitede oynar.'
          : `Video sitede oynar. Ziyaretçi tıklayınca yüklenecek adres: ${videoPlayerHost}/embed/${id}`}
      </Text>
      {address && (
        <Anchor href={address} target="_blank" rel="noopener" size="sm" underline="always">
          Videoyu yeni sekmede aç
        </Anchor>
      )}
    </div>
  );
}

/** The address of a link that can be opened; undefined if the text is not a web address. */
function webAddress(link: string): string | undefined {
  const url = URL.parse(link);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
