import { paths } from '#shared/panel-paths.ts';
import type { RecordKind } from '#shared/record-kind.ts';

export const certificateKind = {
  table: 'certificates',
  entity: 'certificate',
  resource: 'certificates',
  called: { one: 'Sertifika', afterName: 'sertifikası', all: 'Sertifikalar' },
  icon: 'certificate',
  screen: { list: `${paths.about}?tab=certificates` },
  preview: 'certificate',
  nameColumn: 'name',
  texts: ['name', 'issuer'],
  textNames: { issuer: 'Veren kuruluş' },
  mainText: 'name',
  listBy: [],
  media: { image_id: 'picture', file_id: 'document' },
} as const satisfies RecordKind;
