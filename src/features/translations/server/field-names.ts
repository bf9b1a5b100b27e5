import type { RecordKind } from '#shared/record-kind.ts';
import { kindsIn, listedTables, recordTables } from '#server/content/record-tables.ts';

const usualNames: Readonly<Record<string, string>> = {
  name: 'Ad',
  title: 'Başlık',
  alt: 'Alternatif metin',
  summary: 'Özet',
  description: 'Açıklama',
  body: 'Metin',
  content: 'Metin',
  text: 'Metin',
  seo_title: 'Arama motoru başlığı',
  seo_description: 'Arama motoru açıklaması',
};

/** The Turkish name of a field: the one that its kind defines, otherwise the usual one. */
export function fieldName(resource: string, field: string): string {
  const table = listedTables.find((name) => kindsIn(name).some((kind) => kind.resource === resource));
  const kind: RecordKind | undefined = table && recordTables[table];
  return kind?.textNames?.[field] ?? usualNames[field] ?? field;
}
