import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { printedCatalogue as schemas } from '../../printed-catalogue.ts';
import type { Context } from '#server/context/context.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import { invalid } from '#server/errors.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { loadPictures, withAlt } from '#server/media/media.read.ts';
import { recordOperations } from '#server/records/record-operations.ts';
import { recordResource } from '#server/records/record-resource.ts';
import { recordRoutes } from '#server/records/record-routes.ts';
import { recordTable } from '#server/records/record-table.ts';
import type { PrintList } from '../../printed-catalogue.ts';
import type { PrintSettings } from './chosen-products.read.ts';

/** The values of a new catalogue. */
export const newSettings: PrintSettings = {
  name: '',
  subtitle: '',
  choice: 'categories',
  category_ids: '[]',
  list: '',
  lang: '',
  second_lang: '',
  format: 'a4',
  layout: 'rows',
  quality: 'print',
  cover_id: null,
  has_ordering: 0,
  has_bleed: 0,
  valid_until: null,
  is_monthly: 0,
};

type Input = z.output<typeof schemas.update>;

function columnsOf({ category_ids, list, ...input }: Input) {
  const { name, subtitle, choice, lang, second_lang, format, layout, quality, cover_id } = input;
  const { has_ordering, has_bleed, valid_until, is_monthly } = input;
  return {
    name,
    subtitle,
    choice,
    lang,
    second_lang,
    format,
    layout,
    quality,
    cover_id,
    has_ordering,
    has_bleed,
    valid_until,
    is_monthly,
    category_ids: category_ids && toJson(category_ids),
    list: list === undefined ? undefined : list === null ? '' : toJson(list),
  };
}

/** The settings of a form that may not be saved. */
export function settingsOf(input: Input): PrintSettings {
  const sent = Object.entries(columnsOf(input)).filter(([, value]) => value !== undefined);
  const stored = sent.map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]);
  return { ...newSettings, ...(Object.fromEntries(stored) as Partial<PrintSettings>) };
}

export const printedCatalogueResource = recordResource({
  schemas,
  table: recordTable('printed_catalogues', newSettings),
  columns: columnsOf,
  check: async ({ db }, row) => {
    const { all } = await getLanguageCodes(db);
    if (!all.includes(row.lang)) throw invalid({ lang: ['Böyle bir dil yok'] });
    if (row.second_lang !== '' && !all.includes(row.second_lang))
      throw invalid({ second_lang: ['Böyle bir dil yok'] });
    if (row.second_lang === row.lang)
      throw invalid({ second_lang: ['İkinci dil birincisinden başka olmalı.'] });
    if (row.choice === 'list' && row.list === '') throw invalid({ list: ['Bir kayıtlı liste seçin.'] });
  },
  present: async (db, rows) => {
    const pictures = await loadPictures(
      db,
      rows.flatMap(({ cover_id }) => cover_id ?? []),
    );
    return ({ category_ids, list, cover_id, has_ordering, has_bleed, is_monthly, ...row }) => {
      const cover = pictures.get(cover_id ?? 0);
      return {
        name: row.name,
        subtitle: row.subtitle,
        choice: row.choice,
        lang: row.lang,
        second_lang: row.second_lang,
        format: row.format,
        layout: row.layout,
        quality: row.quality,
        valid_until: row.valid_until,
        category_ids: fromJson<number[]>(category_ids),
        list: list === '' ? null : fromJson<PrintList>(list),
        cover: cover ? withAlt(cover, '') : null,
        has_ordering: has_ordering === 1,
        has_bleed: has_bleed === 1,
        is_monthly: is_monthly === 1,
      };
    };
  },
});

export const printedCatalogues = recordOperations(printedCatalogueResource);

export function printedCatalogueRoutes(app: FastifyInstance, ctx: Context): void {
  recordRoutes(app, ctx, { url: 'printed-catalogues', schemas, calls: printedCatalogues });
}
