import { createHash } from 'node:crypto';
import type { ClaimInput, Claims, ClaimsHistoryPage, EndingClaim, PublicClaim } from '../compliance.ts';
import { claimKinds, remindedDays, type ClaimKind, type ClaimOwner } from '../compliance.rules.ts';
import { resolveName } from '#shared/localised.ts';
import type { DocumentFile } from '#shared/schema/media.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { loadDocuments } from '#server/media/media.read.ts';
import { selectHistory } from '#server/records/history.queries.ts';
import { presentEntry } from '#server/records/history.read.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { dayIn, daysBefore } from '#server/texts/day.ts';
import {
  selectClaims,
  selectClaimsOn,
  selectEndingClaims,
  selectValidClaims,
  type ClaimRow,
} from './compliance.queries.ts';

const perPage = 24;

/** The claims of these products or finishes, each list in the order of the kinds. */
export async function loadClaims(
  db: Reader,
  owner: ClaimOwner,
  ids: readonly number[],
): Promise<(id: number) => ClaimInput[]> {
  const rows = Map.groupBy(await selectClaims(db, owner, ids), ({ owner_id: id }) => id);
  return (id) => inOrder((rows.get(id) ?? []).map(claimOf));
}

export const inOrder = <Claim extends { kind: ClaimKind }>(claims: readonly Claim[]): Claim[] =>
  claims.toSorted((one, other) => claimKinds.indexOf(one.kind) - claimKinds.indexOf(other.kind));

function claimOf({ kind, value, valid_until, document_id }: ClaimRow): ClaimInput {
  return { kind: kind as ClaimKind, value, valid_until, document_id };
}

export const claimsVersionOf = (claims: readonly ClaimInput[]): string =>
  createHash('sha256').update(toJson(claims)).digest('base64url').slice(0, 16);

export async function presentClaims(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  claims: readonly ClaimInput[],
): Promise<Claims> {
  const documents = await loadDocuments(
    db,
    claims.flatMap(({ document_id: id }) => id ?? []),
  );
  const today = dayIn(config.timeZone, clock.now());
  return {
    claims: claims.map(({ kind, value, valid_until: until, document_id: documentId }) => ({
      kind,
      value,
      valid_until: until,
      document: documents.get(documentId ?? 0) ?? null,
      is_over: until !== null && until < today,
    })),
    claims_version: claimsVersionOf(claims),
  };
}

/** A page of the changes of the claims of a product or a finish, the latest first. */
export async function listClaimsHistory(
  ctx: Pick<Context, 'db' | 'clock' | 'config'>,
  { owner, id, page }: { owner: ClaimOwner; id: number; page: number },
): Promise<ClaimsHistoryPage> {
  const subject = { entity: `${owner}-claims`, id: String(id) };
  const { rows, total } = await selectHistory(ctx.db, subject, pageRange({ page, perPage }));
  const shown = async (json: string | null) =>
    json === null ? null : (await presentClaims(ctx, fromJson<{ claims: ClaimInput[] }>(json).claims)).claims;
  const data: ClaimsHistoryPage['data'] = [];
  for (const row of rows)
    data.push({ ...presentEntry(row), before: await shown(row.before), after: await shown(row.after) });
  return pageOf(data, { page, perPage, total });
}

type View = {
  db: Reader;
  vocabulary: () => Promise<{ finishes: ReadonlyMap<number, { key: string; name: string }> }>;
};

/** The claims that visitors see on the page of a product on this day: its own, and those of its finishes. */
export async function listPublicClaims(
  { db, vocabulary }: View,
  { productId, today }: { productId: number; today: string },
): Promise<PublicClaim[]> {
  const rows = await selectValidClaims(db, productId, today);
  if (rows.length === 0) return [];
  const { finishes } = await vocabulary();
  const documents = await loadDocuments(
    db,
    rows.flatMap(({ document_id: id }) => id ?? []),
  );
  const claims = rows.flatMap((row): PublicClaim[] => {
    const found = row.owner === 'finish' ? finishes.get(row.owner_id) : undefined;
    if (row.owner === 'finish' && !found) return [];
    const finish = found ? { key: found.key, name: found.name } : null;
    return [{ ...presentPublicClaim(row, documents), finish }];
  });
  return inOrder(claims);
}

/** The claims of many products or finishes that visitors see on this day; a function returns those of one. */
export async function loadPublicClaims(
  db: Reader,
  owner: ClaimOwner,
  shown: { ids: readonly number[]; today: string },
): Promise<(id: number) => Omit<PublicClaim, 'finish'>[]> {
  const rows = shown.ids.length === 0 ? [] : await selectClaimsOn(db, owner, shown);
  const documents = await loadDocuments(
    db,
    rows.flatMap(({ document_id: id }) => id ?? []),
  );
  const byOwner = Map.groupBy(rows, ({ owner_id: id }) => id);
  return (id) => inOrder((byOwner.get(id) ?? []).map((row) => presentPublicClaim(row, documents)));
}

/** The products or finishes among these that prove a claim of this day with this PDF. */
export async function listOwnersOfValidClaims(
  db: Reader,
  owner: ClaimOwner,
  { documentId, ...shown }: { ids: readonly number[]; today: string; documentId: number },
): Promise<number[]> {
  const claims = await selectClaimsOn(db, owner, shown);
  return claims.filter(({ document_id: id }) => id === documentId).map(({ owner_id: id }) => id);
}

/** What visitors see of a claim, without the finish that it is about. */
function presentPublicClaim(row: ClaimRow, documents: ReadonlyMap<number, DocumentFile>) {
  const { kind, value, valid_until: until, document_id: documentId } = claimOf(row);
  const document = documents.get(documentId ?? 0);
  return {
    kind,
    value,
    ...(until !== null && { valid_until: until }),
    ...(document && { document: { url: document.url, bytes: document.bytes } }),
  };
}

/** The claims that end within the next days or are over, the earliest first. */
export async function listEndingClaims({
  db,
  clock,
  config,
}: Pick<Context, 'db' | 'clock' | 'config'>): Promise<(EndingClaim & { isTold: boolean })[]> {
  const main = await getMainLanguage(db);
  const rows = await selectEndingClaims(db, daysBefore(dayIn(config.timeZone, clock.now()), -remindedDays));
  return rows.map(({ owner, owner_id, kind, valid_until, code, name, told }) => ({
    owner: owner as ClaimOwner,
    owner_id,
    kind: kind as ClaimKind,
    valid_until: valid_until ?? '',
    name: [code, resolveName(readTexts(name ?? '{}'), main, main, []).text].filter(Boolean).join(' '),
    isTold: told !== null,
  }));
}
