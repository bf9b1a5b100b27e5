import { paths } from '#shared/panel-paths.ts';
import type { RecordKind } from '#shared/record-kind.ts';

export const contactInformationKind = {
  table: 'contact_information',
  entity: 'contact-information',
  resource: 'settings/contact-information',
  called: { one: 'İletişim bilgisi', afterName: 'iletişim bilgisi', all: 'İletişim bilgileri' },
  icon: 'address',
  screen: { list: paths.contactInformation },
  nameColumn: 'name',
  texts: [],
  mainText: null,
  listBy: ['section'],
  media: {},
} as const satisfies RecordKind;
