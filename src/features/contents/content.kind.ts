import { paths } from '#shared/panel-paths.ts';
import type { RecordKind, RecordPlace } from '#shared/record-kind.ts';

export const contentKind = {
  table: 'contents',
  entity: 'content',
  resource: 'contents',
  called: { one: 'Sayfa içeriği', afterName: 'içeriği', all: 'Sayfa içerikleri' },
  icon: 'photo',
  screen: { listOf: tabOf },
  preview: 'content',
  nameColumn: 'title',
  texts: ['title', 'subtitle', 'body', 'link_text'],
  textNames: { subtitle: 'Alt başlık', link_text: 'Bağlantı metni' },
  mainText: 'title',
  listBy: ['page', 'section'],
  media: { image_id: 'picture' },
} as const satisfies RecordKind;

/** The tab that edits each place, by page and section. */
const tabs: Readonly<Record<string, string>> = {
  'home/slider': `${paths.home}?tab=slider`,
  'home/intro': `${paths.home}?tab=intro`,
  'home/figures': `${paths.home}?tab=figures`,
  'home/banner': `${paths.home}?tab=banner`,
  'media/fairs': `${paths.fairs}?tab=head`,
  'media/blog': `${paths.blog}?tab=head`,
  'media/videos': `${paths.videos}?tab=head`,
  'corporate/about': paths.about,
  'corporate/vision': paths.visionMission,
  'corporate/mission': `${paths.visionMission}?tab=mission`,
  'catalogue/head': `${paths.catalogue}?tab=head`,
  'breadcrumbs/about_us': `${paths.about}?tab=head`,
  'breadcrumbs/vision_mission': `${paths.visionMission}?tab=head`,
};

/**
 * The address of the tab that edits this place. Banners of pages without an editor are on the home page's
 * screen.
 */
function tabOf({ page, section }: RecordPlace): string {
  return tabs[`${page}/${section}`] ?? `${paths.home}?tab=banners&page=${section}`;
}
