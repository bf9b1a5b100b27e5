import { paths } from '#shared/panel-paths.ts';
import type { RecordKind } from '#shared/record-kind.ts';

export const contractKind = {
  table: 'contracts',
  entity: 'contract',
  resource: 'contracts',
  called: { one: 'Sözleşme', afterName: 'sözleşmesi', all: 'Sözleşmeler' },
  icon: 'text',
  screen: { list: paths.contracts, form: paths.contractUpdate, chosen: 'contracts' },
  preview: 'contract',
  nameColumn: 'name',
  texts: ['name', 'content', 'seo_name'],
  mainText: 'name',
  listBy: [],
  media: {},
} as const satisfies RecordKind;
