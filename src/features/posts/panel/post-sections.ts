import { IconArticle, IconCalendarEvent, IconMovie, type Icon } from '@tabler/icons-react';
import type { PostRow, PostSection } from '../post.ts';
import { publicState } from '#panel/list/state-badge.tsx';
import type { RecordWords } from '#panel/records/record-definition.ts';
import { paths } from '#shared/panel-paths.ts';

type SectionFacts = {
  /** The heading of the page and the label of its menu entry. */
  title: string;
  words: RecordWords;
  icon: Icon;
  list: string;
  insert: string;
  back: { to: string; label: string };
  /** The path of the public page. Posts of the blog have pages below it; other posts are shown on it. */
  sitePath: string;
};

/** The differences between the kinds of posts in the panel. */
export const sectionFacts: Readonly<Record<PostSection, SectionFacts>> = {
  blog: {
    title: 'Blog',
    words: {
      title: 'Yazılar',
      one: 'Yazı',
      theOne: 'Yazıyı',
      all: 'Yazılar',
      theAll: 'Yazıları',
      empty: 'Bir kaplamanın nasıl yapıldığını, doğru parçanın nasıl seçildiğini anlatın.',
    },
    icon: IconArticle,
    list: paths.blog,
    insert: paths.blogInsert,
    back: { to: paths.blog, label: 'Yazılara dön' },
    sitePath: '/blog',
  },
  fairs: {
    title: 'Fuarlar',
    words: {
      title: 'Fuarlar',
      one: 'Fuar',
      theOne: 'Fuarı',
      all: 'Fuarlar',
      theAll: 'Fuarları',
      empty: 'Katılacağınız fuarları yeri, standı ve tarihleriyle ekleyin.',
    },
    icon: IconCalendarEvent,
    list: paths.fairs,
    insert: paths.fairInsert,
    back: { to: paths.fairs, label: 'Fuarlara dön' },
    sitePath: '/fuarlar',
  },
  videos: {
    title: 'Videolar',
    words: {
      title: 'Videolar',
      one: 'Video',
      theOne: 'Videoyu',
      all: 'Videolar',
      theAll: 'Videoları',
      empty: 'Üretim ve ürün videolarınızı yükleyin ya da YouTube adresleriyle ekleyin.',
    },
    icon: IconMovie,
    list: paths.videos,
    insert: paths.videoInsert,
    back: { to: paths.videos, label: 'Videolara dön' },
    sitePath: '/videolar',
  },
};

/**
 * The address of a post that visitors see, or undefined. Only posts of the blog have separate pages;
 * others are anchors on a shared page.
 */
export function postSitePath(section: PostSection, post: PostRow): string | undefined {
  if (publicState(post.is_active, post.published_at) !== 'shown') return undefined;
  const { sitePath } = sectionFacts[section];
  return section === 'blog' ? `${sitePath}/${post.seo_name}` : `${sitePath}#${anchors[section]}-${post.id}`;
}

/** The prefixes of the anchors of fairs and videos on their pages. */
const anchors = { fairs: 'fuar', videos: 'video' };
