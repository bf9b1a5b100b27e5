import type { Icon } from '@tabler/icons-react';
import type { ContentItem } from '../content.ts';
import type { Column } from '#panel/list/list-row.tsx';
import { publicState, type PublicState } from '#panel/list/state-badge.tsx';
import { stateColumn } from '#panel/list/state-column.tsx';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import type { RecordWords } from '#panel/records/record-definition.ts';
import { DimmedText } from '#panel/records/record-list.tsx';
import { RecordScreen } from '#panel/records/record-screen.tsx';
import { formatInstant } from '#panel/format/format.ts';
import { ContentMedia, contentFormDefinition, ContentPublication, ContentTexts } from './content-fields.tsx';
import type { ContentShape } from './content-shape-part.ts';
import { contentCalls, type Place } from './contents.api.ts';

type ContentListProps = { place: Place; words: RecordWords; icon: Icon; shape: ContentShape };

/** A section with many items: their list, order and form. */
export function ContentList({ place, words, icon, shape }: ContentListProps) {
  return (
    <RecordScreen<ContentItem>
      calls={contentCalls(place)}
      words={words}
      icon={icon}
      searched={['title', 'subtitle', 'body']}
      {...(shape.image && {
        picture: ({ image }: ContentItem) => <Thumbnail picture={image} size={40} />,
      })}
      columns={(lang) => contentColumns(shape, lang)}
      {...contentFormDefinition(shape)}
      fields={(form) => (
        <>
          <ContentTexts form={form} shape={shape} />
          <ContentMedia form={form} shape={shape} />
          <ContentPublication form={form} shape={shape} />
        </>
      )}
    />
  );
}

function contentColumns(shape: ContentShape, lang: string): Column<ContentItem>[] {
  const subtitle: Column<ContentItem> = {
    key: 'subtitle',
    header: shape.subtitle ?? '',
    from: 'desktop',
    width: '30%',
    render: (item) => <DimmedText>{item[`subtitle_${lang}`] ?? ''}</DimmedText>,
  };
  const times: Column<ContentItem> = {
    key: 'times',
    header: 'Görüneceği zaman',
    from: 'desktop',
    width: 300,
    render: (item) => <DimmedText>{timesText(item)}</DimmedText>,
  };
  return [
    ...(shape.times ? [times] : shape.subtitle ? [subtitle] : []),
    stateColumn((item) => contentState(item, new Date())),
  ];
}

/** Whether visitors see an item now. */
function contentState(
  { is_active, starts_at: start, ends_at: end }: Pick<ContentItem, 'is_active' | 'starts_at' | 'ends_at'>,
  now: Date,
): PublicState {
  if (is_active && end !== null && Date.parse(end) <= now.getTime()) return 'ended';
  return publicState(is_active, start ?? undefined);
}

function timesText({ starts_at: start, ends_at: end }: ContentItem): string {
  if (start && end) return `${formatInstant(start)} – ${formatInstant(end)}`;
  if (start) return `${formatInstant(start)} tarihinden itibaren`;
  return end ? `${formatInstant(end)} tarihine dek` : 'Hep';
}
