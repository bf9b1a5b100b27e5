import { paths } from '#shared/panel-paths.ts';
import type { RecordKind } from '#shared/record-kind.ts';

/** The school tour as a kind of record. The files of its gallery are in `school_tour_files`. */
export const schoolTourKind = {
  table: 'school_tours',
  entity: 'school-tour',
  resource: 'school-tours',
  called: { one: 'Okul turu', afterName: 'okul turu', all: 'Okul turları' },
  icon: 'school',
  screen: { list: `${paths.fairs}?tab=school-tours` },
  preview: 'school-tour',
  nameColumn: 'name',
  texts: ['name', 'description'],
  mainText: 'name',
  listBy: [],
  media: {},
} as const satisfies RecordKind;
