import { otherKinds, recordKinds } from '#features/record-kinds.ts';
import type { NamedKind } from '#shared/record-kind.ts';
import type {
  ContentChange,
  ContentHistory,
  ContentHistoryQuery,
  HistoryChoices,
} from '../content-history.ts';
import { kindOf, recordTables, tableOf } from '#server/content/record-tables.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectRowsById, type AnyRow } from '#server/db/record-rows.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { recordName } from '#server/records/record-table.ts';
import {
  selectChanges,
  selectFileNames,
  selectPeople,
  selectPlace,
  type ChangeRow,
  type HistoryFilter,
} from './content-history.queries.ts';
import { instantsOf } from './days.ts';

const perPage = 50;

/**
 * The number of rows that are read for a page. All rows of one batch become a single line, so if the first number
 * gives too few lines, the second is read.
 */
const readRows = { first: 2 * perPage + 1, most: 1_000 };

/** Kinds of content beyond `recordKinds`. Changes of accounts and scripts are shown only in the audit log. */
const otherContent: readonly string[] = ['media', 'page-meta', 'redirect', 'page-lang', 'configuration'];

const kindNames: ReadonlyMap<string, { one: string; all: string; resource: string }> = new Map([
  ...recordKinds.map((kind): [string, { one: string; all: string; resource: string }] => {
    if (!('sections' in kind)) return [kind.entity, { ...kind.called, resource: kind.resource }];
    const all = Object.values(kind.sections).map(({ called }: NamedKind) => called.all);
    return [kind.entity, { one: '', all: [...new Set(all)].join(', '), resource: '' }];
  }),
  ...otherKinds
    .filter(({ entity }) => otherContent.includes(entity))
    .map(({ entity, called, resource }): [string, { one: string; all: string; resource: string }] => [
      entity,
      { ...called, resource },
    ]),
  ['language', { one: 'Dil', all: 'Diller', resource: '' }],
]);

const actionNames: Readonly<Record<string, string>> = {
  create: 'ekledi',
  delete: 'sildi',
  restore: 'geri aldı',
  order: 'sıraladı',
};

/** A page of the changes of all content, the latest first. */
export async function listContentHistory(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { entity, user_id: userId, from, to, before: cursor }: ContentHistoryQuery,
): Promise<ContentHistory> {
  const entities =
    entity === undefined ? [...kindNames.keys()] : [entity].filter((one) => kindNames.has(one));
  const filter = { entities, userId, ...instantsOf({ from, to }, config.timeZone) };
  const { groups, isLast } = await readGroups(db, filter, cursor);
  const shown = groups.slice(0, perPage);
  const present = await loadPresenter(
    db,
    shown.flatMap(([first, ...others]) => (others.length === 0 ? first : [])),
  );
  return { data: shown.map(present), next: isLast ? null : (shown.at(-1)?.at(-1)?.id ?? null) };
}

async function readGroups(db: Reader, filter: HistoryFilter, cursor: number | undefined) {
  const after = cursor === undefined ? undefined : await selectPlace(db, cursor);
  const read = async (limit: number) => {
    const rows = cursor !== undefined && !after ? [] : await selectChanges(db, filter, { after, limit });
    const groups = groupsOf(rows);
    return { groups, isFull: rows.length === limit };
  };
  const first = await read(readRows.first);
  const { groups, isFull } =
    first.isFull && first.groups.length <= perPage ? await read(readRows.most) : first;
  return { groups, isLast: groups.length <= perPage && !isFull };
}

export async function listHistoryChoices(db: Reader): Promise<HistoryChoices> {
  const people = (await selectPeople(db)).map(({ id, name, deleted_at }) => ({
    id,
    name,
    is_former: deleted_at !== null,
  }));
  return {
    kinds: [...kindNames].map(([entity, { all }]) => ({ entity, name: all })).sort(byName),
    people: people.sort(
      (one, other) => Number(one.is_former) - Number(other.is_former) || byName(one, other),
    ),
  };
}

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'tr');

type Group = readonly [ChangeRow, ...ChangeRow[]];

/** Groups adjacent rows of the same `batch` and kind, which the history shows as one line. */
function groupsOf(rows: readonly ChangeRow[]): Group[] {
  const groups: [ChangeRow, ...ChangeRow[]][] = [];
  for (const row of rows) {
    const open = groups.at(-1);
    const [first] = open ?? [];
    if (open && first && first.batch !== null && first.batch === row.batch && first.entity === row.entity)
      open.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Loads the records that the rows changed, and returns a function that presents one group. */
async function loadPresenter(
  db: Reader,
  rows: readonly ChangeRow[],
): Promise<(group: Group) => ContentChange> {
  const main = await getMainLanguage(db);
  const found = new Map<string, Pick<ContentChange, 'name' | 'record'> & { kind?: string }>();
  for (const entity of new Set(rows.map((row) => row.entity))) {
    const ids = rows.filter((row) => row.entity === entity).map(({ entity_id: id }) => Number(id));
    const known = [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0);
    const table = tableOf(entity);
    if (table)
      for (const row of await selectRowsById<AnyRow>(db, table, known)) {
        const { resource, called } = kindOf(table, row);
        found.set(`${entity}/${row.id}`, {
          kind: called.one,
          name: recordName(recordTables[table], row, main),
          record: row.deleted_at === null ? { resource, id: row.id } : null,
        });
      }
    else if (entity === 'media' && known.length > 0)
      for (const { id, file_name: name } of await selectFileNames(db, known))
        found.set(`${entity}/${id}`, { name, record: { resource: 'media', id } });
  }
  return (group) => {
    const [{ id, at, actor, action, entity, entity_id }] = group;
    const { one = '', all = '' } = kindNames.get(entity) ?? {};
    const single = group.length === 1 && action !== 'order' ? found.get(`${entity}/${entity_id}`) : undefined;
    const records = new Set(group.map((row) => row.entity_id)).size;
    return {
      id,
      at,
      actor,
      action: actionNames[action] ?? 'değiştirdi',
      kind: records > 1 || action === 'order' ? all : (single?.kind ?? (one || all)),
      count: records,
      name: single?.name ?? '',
      record: single?.record ?? null,
    };
  };
}
