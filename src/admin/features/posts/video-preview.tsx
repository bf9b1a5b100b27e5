import { Anchor, Text } from '@mantine/core';
import type { Post } from '#shared/api/post.ts';
import { playableId, watchAddress } from '#shared/rules/video-link.ts';
import type { RecordForm } from '../../form-state/record-form-types.ts';

/** How the site will show the typed address. The panel itself asks nothing from another company. */
export function VideoPreview({ form: { fields } }: { form: RecordForm<Post> }) {
  fields.useWatchValue('video');
  const link = ((fields.getValues().video ?? '') as string).trim();
  if (link === '') return null;
  const id = playableId(link);
  if (id === undefined)
    return (
      <Text size="sm" c="dimmed" role="status">
        Bu adres sitede oynatılamaz; ziyaretçiler onu bağlantı olarak görür. YouTube videoları sitede oynar.
      </Text>
    );
  return (
    <Text size="sm" c="dimmed" role="status">
      Video sitede oynar.{' '}
      <Anchor href={watchAddress(id)} target="_blank" rel="noopener" size="sm" underline="always">
        YouTube’da izle
      </Anchor>
    </Text>
  );
}
