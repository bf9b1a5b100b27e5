import { paths } from '#shared/panel-paths.ts';
import type { RecordKind } from '#shared/record-kind.ts';

/** Sections have fixed names, which staff cannot change. */
export const homeSectionKind = {
  table: 'home_sections',
  entity: 'home-section',
  resource: 'home-sections',
  called: { one: 'Anasayfa bölümü', afterName: 'bölümü', all: 'Anasayfa bölümleri' },
  icon: 'home',
  screen: { list: paths.home, opens: null },
  nameColumn: 'section',
  texts: [],
  search: 'none',
  mainText: null,
  listBy: [],
  media: {},
} as const satisfies RecordKind;
