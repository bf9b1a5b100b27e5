import { paths } from '#shared/panel-paths.ts';
import type { RecordKind } from '#shared/record-kind.ts';

export const synonymKind = {
  table: 'synonyms',
  entity: 'synonym',
  resource: 'synonyms',
  called: { one: 'Eş anlamlı', afterName: 'eş anlamlısı', all: 'Eş anlamlılar' },
  icon: 'replace',
  screen: { list: `${paths.lists}?tab=synonyms` },
  nameColumn: 'name',
  texts: [],
  mainText: null,
  listBy: [],
  media: {},
} as const satisfies RecordKind;
