import { paths } from '#shared/panel-paths.ts';
import type { RecordKind } from '#shared/record-kind.ts';

export const socialMediaKind = {
  table: 'social_media',
  entity: 'social-media',
  resource: 'settings/social-media',
  called: { one: 'Sosyal medya hesabı', afterName: 'sosyal medya hesabı', all: 'Sosyal medya hesapları' },
  icon: 'social',
  screen: { list: paths.socialMedia },
  nameColumn: 'name',
  texts: [],
  mainText: null,
  listBy: [],
  media: {},
} as const satisfies RecordKind;
