import type { FoundRecord } from '../record-search.ts';
import { isAllowed, type RoleGroup } from '#shared/permissions.ts';
import { messageQueryWords } from '#features/messages/server/message-search-words.ts';
import { messageReference } from '#features/messages/server/message-reference.ts';
import { messageNames } from '#shared/rules/message-types.ts';
import { nameRank, otherTextRank, type NameRank } from '../name-rank.rules.ts';
import { userKind } from '#features/users/user.kind.ts';
import { searchFold } from '#shared/turkish.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { ListedTable } from '#server/db/schema/database.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { findInPanel } from '#features/product-search/server/panel-search.read.ts';
import { kindOf, listedTables, recordTables } from '#server/content/record-tables.ts';
import {
  selectMessageNames,
  selectNames,
  selectProductNames,
  selectUserNames,
} from './record-search.queries.ts';

const maxFound = 20;

/** The maximum number of results of one kind, so that a kind with many matches leaves room for others. */
const maxOfAKind = 8;

/** `search` is already folded. */
type Search = { db: Reader; search: string; lang: string };
type Ranked = { record: FoundRecord; rank: NameRank };

const namedTables = listedTables.filter((table) => !('search' in recordTables[table]));

/** Finds records of all kinds that the role may read, the best match first. */
export async function searchRecords(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { search: typed, role }: { search: string; role: RoleGroup },
): Promise<FoundRecord[]> {
  const search = searchFold(typed);
  if (search === '') return [];
  const request = { db, search, lang: await getMainLanguage(db) };
  const found = [await findProducts(request, { typed, now: clock.now().toISOString() })];
  for (const table of namedTables) found.push(await findByName(request, table));
  if (isAllowed(role, 'read')) found.push(await findMessages(request));
  if (isAllowed(role, 'users')) found.push(await findUsers(request));
  // The sort is stable, so records of equal rank stay in the order of the kinds.
  return found
    .flatMap((kind) => kind.sort((one, other) => one.rank - other.rank).slice(0, maxOfAKind))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxFound)
    .map(({ record }) => record);
}

async function findProducts(
  { db, search, lang }: Search,
  { typed, now }: { typed: string; now: string },
): Promise<Ranked[]> {
  const everywhere = { list: 'catalogue', state: undefined, categoryIds: undefined, without: [] } as const;
  const filter = { ...everywhere, transporterTypeIds: undefined, now, search: typed };
  const { ids } = await findInPanel(db, filter);
  const best = ids.slice(0, maxOfAKind);
  const rows = new Map((await selectProductNames(db, best)).map((row) => [row.id, row]));
  const { resource, called } = recordTables.products;
  return best.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const rank = nameRank([row.code, ...Object.values(readTexts(row.name))], search) ?? otherTextRank;
    const name = nameIn(readTexts(row.name), lang);
    return { record: { resource, id, called: called.one, name, detail: row.code }, rank };
  });
}

async function findByName({ db, search, lang }: Search, table: ListedTable): Promise<Ranked[]> {
  const facts = recordTables[table];
  const isLocalised = (facts.texts as readonly string[]).includes(facts.nameColumn);
  const rows = await selectNames(db, table, facts);
  return rows.flatMap((row) => {
    const texts = isLocalised ? readTexts(row.name ?? '{}') : { [lang]: row.name ?? '' };
    const rank = nameRank(Object.values(texts), search);
    if (rank === undefined) return [];
    const { resource, called } = kindOf(table, row);
    const record = { resource, id: row.id, called: called.one, name: nameIn(texts, lang), detail: '' };
    return { record, rank };
  });
}

async function findMessages({ db, search }: Search): Promise<Ranked[]> {
  const rows = await selectMessageNames(db, messageQueryWords(search) ?? []);
  return rows.flatMap(({ id, type, name, email, request_id }) => {
    const reference = messageReference(request_id);
    const rank = nameRank([name, reference, reference.replace('-', '')], search);
    if (rank === undefined) return [];
    return {
      record: { resource: type, id, called: messageNames[type], name, detail: email },
      rank,
    };
  });
}

async function findUsers({ db, search }: Search): Promise<Ranked[]> {
  const { resource, called } = userKind;
  const rows = await selectUserNames(db);
  return rows.flatMap(({ id, name, email }) => {
    const rank = nameRank([name, email], search);
    if (rank === undefined) return [];
    return { record: { resource, id, called: called.one, name, detail: email }, rank };
  });
}

function nameIn(texts: Readonly<Record<string, string>>, lang: string): string {
  return texts[lang] ?? Object.values(texts).find((text) => text !== '') ?? '';
}
