import { paths } from '#shared/panel-paths.ts';
import type { RecordKind } from '#shared/record-kind.ts';

export const postKind = {
  table: 'posts',
  entity: 'post',
  sections: {
    blog: {
      resource: 'posts/blog',
      called: { one: 'Blog yazısı', afterName: 'yazısı', all: 'Blog yazıları' },
      icon: 'article',
      screen: { list: paths.blog, form: paths.blogUpdate, chosen: 'blog' },
      preview: 'blog',
    },
    fairs: {
      resource: 'posts/fairs',
      called: { one: 'Fuar', afterName: 'fuarı', all: 'Fuarlar' },
      icon: 'ticket',
      screen: { list: paths.fairs, form: paths.fairUpdate, chosen: 'fairs' },
      preview: 'fairs',
    },
    videos: {
      resource: 'posts/videos',
      called: { one: 'Video', afterName: 'videosu', all: 'Videolar' },
      icon: 'movie',
      screen: { list: paths.videos, form: paths.videoUpdate, chosen: 'videos' },
      preview: 'videos',
    },
  },
  nameColumn: 'title',
  texts: ['title', 'summary', 'body', 'place', 'seo_title', 'seo_description'],
  textNames: { place: 'Yer' },
  mainText: 'title',
  listBy: ['section'],
  media: { cover_id: 'picture', video_file_id: 'video' },
} as const satisfies RecordKind;
