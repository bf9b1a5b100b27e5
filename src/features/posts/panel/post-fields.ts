import type { Post, PostSection } from '../post.ts';
import { fieldDocument } from '#panel/picture/field-document.ts';
import { fieldPicture } from '#panel/picture/field-picture.ts';
import type { RecordFormDefinition } from '#panel/records/record-definition.ts';
import { dateTimeText, dayText } from '#panel/format/date-time-text.ts';
import { toLocalInput } from '#panel/format/format.ts';
import { postCalls } from './posts.api.ts';

type Definition = Omit<RecordFormDefinition<Post>, 'words' | 'fields'>;

const texts = [
  { name: 'title', label: 'Başlık' },
  { name: 'summary', label: 'Özet' },
  { name: 'body', label: 'Metin' },
];
const seoTexts = [
  { name: 'seo_title', label: 'Arama motoru başlığı' },
  { name: 'seo_description', label: 'Arama motoru açıklaması' },
];

/** The parts of the form that only one kind of post has. */
const ownParts: Readonly<
  Record<PostSection, Pick<Definition, 'localised' | 'labels' | 'values' | 'required'>>
> = {
  blog: {
    localised: seoTexts,
    labels: { author: 'Yazar', seo_name: 'Sayfa adresi' },
    values: (post) => ({ author: post?.author ?? '', seo_name: post?.seo_name ?? '' }),
    required: [],
  },
  fairs: {
    localised: [{ name: 'place', label: 'Yer' }],
    labels: { starts_on: 'Başlangıç', ends_on: 'Bitiş', stand: 'Stant' },
    values: (post) => ({
      starts_on: post?.starts_on ?? '',
      ends_on: post?.ends_on ?? '',
      stand: post?.stand ?? '',
    }),
    required: ['starts_on'],
  },
  videos: {
    localised: [],
    labels: { video_file_id: 'Video dosyası', video: 'Video adresi' },
    values: (post) => ({
      video_file_id: post?.video_file ? fieldDocument(post.video_file) : null,
      video: post?.video ?? '',
    }),
    // Either a link or a file is required, which the server checks.
    required: [],
  },
};

export function postFormDefinition(section: PostSection): Definition {
  const own = ownParts[section];
  return {
    calls: postCalls[section],
    preview: section,
    localised: [...texts, ...own.localised],
    labels: { ...own.labels, cover_id: 'Kapak', published_at: 'Yayın tarihi', is_active: 'Yayında' },
    values: (post) => ({
      ...own.values(post),
      cover_id: post?.cover ? fieldPicture(post.cover) : null,
      published_at: toLocalInput(post?.published_at ?? ''),
      is_active: post?.is_active ?? false,
    }),
    dates: ['published_at'],
    required: ['title', ...own.required],
    showValue: (name, value) => {
      if (name === 'published_at') return dateTimeText(String(value));
      return name === 'starts_on' || name === 'ends_on' ? dayText(String(value)) : undefined;
    },
  };
}
