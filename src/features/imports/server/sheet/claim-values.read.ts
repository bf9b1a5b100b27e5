import type { ClaimOwner } from '#features/compliance/compliance.rules.ts';
import { loadClaims } from '#features/compliance/server/compliance.read.ts';
import type { Reader } from '#server/db/connect.ts';
import type { FieldValues } from './article.ts';
import { claimValues } from './claim-columns.ts';
import { loadFileNames } from './file-values.read.ts';

/** Loads the claims of products or finishes as the sheet shows them; a function returns those of one. */
export async function loadClaimValues(
  db: Reader,
  owner: ClaimOwner,
  ids: readonly number[],
): Promise<(id: number) => FieldValues> {
  const claims = await loadClaims(db, owner, ids);
  const documents = ids.flatMap((id) =>
    claims(id).flatMap(({ document_id: documentId }) => documentId ?? []),
  );
  const nameOf = await loadFileNames(db, documents);
  return (id) => claimValues(claims(id), nameOf);
}
