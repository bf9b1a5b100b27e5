import type { ProductRecordWrite } from '../product-record.ts';
import { associationKinds, type Pair } from '#features/associations/association-kinds.rules.ts';
import { loadNamedCodes } from '#features/associations/server/associations.read.ts';
import { findRefused } from '#features/associations/server/refusals.read.ts';
import { storeAssociations } from '#features/associations/server/store-associations.ts';
import { loadClaims } from '#features/compliance/server/compliance.read.ts';
import { storeClaims } from '#features/compliance/server/compliance.service.ts';
import { findCodeOwners } from '#features/variants/server/article-codes.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { invalid } from '#server/errors.ts';

type Sent = { product: number; fields: Pick<ProductRecordWrite, 'associations' | 'claims'> };

/** Replaces the claims of products that send some; a kind that stays keeps its PDF. Returns what changed. */
export async function writeClaims(tx: ContentTransaction, sent: readonly Sent[]): Promise<number[]> {
  const wanted = sent.filter(({ fields }) => fields.claims);
  if (wanted.length === 0) return [];
  const stored = await loadClaims(
    tx.db,
    'product',
    wanted.map(({ product }) => product),
  );
  const documentOf = (product: number, kind: string) =>
    stored(product).find((claim) => claim.kind === kind)?.document_id ?? null;
  const claims = new Map(
    wanted.map(({ product, fields }) => [
      product,
      (fields.claims ?? []).map((claim) => ({ ...claim, document_id: documentOf(product, claim.kind) })),
    ]),
  );
  const changes = await storeClaims(tx, 'product', claims);
  await tx.recordAll(changes);
  return changes.map(({ id }) => Number(id));
}

/** Gives products the associations of the sent kinds. Returns what changed. @throws AppError 422 */
export async function writeAssociations(tx: ContentTransaction, sent: readonly Sent[]): Promise<number[]> {
  const wanted = sent.filter(({ fields }) => fields.associations);
  if (wanted.length === 0) return [];
  const namedOf = await loadNamedCodes(
    tx.db,
    wanted.map(({ product }) => product),
  );
  const codes: { kind: Pair['kind']; productId: number; code: string; isAdded: boolean }[] = [];
  for (const { product: productId, fields } of wanted)
    for (const kind of associationKinds) {
      const after = fields.associations?.[kind];
      if (!after) continue;
      const before = namedOf(productId)[kind];
      for (const code of new Set(after))
        if (!before.includes(code)) codes.push({ kind, productId, code, isAdded: true });
      for (const code of before)
        if (!after.includes(code)) codes.push({ kind, productId, code, isAdded: false });
    }
  if (codes.length === 0) return [];
  const owners = await findCodeOwners(tx.db, [...new Set(codes.map(({ code }) => code))]);
  const pairs = (which: boolean) =>
    codes
      .filter(({ isAdded }) => isAdded === which)
      .map(({ kind, productId, code }): Pair => {
        const owner = owners.get(code);
        if (!owner || owner.variantId !== null)
          throw invalid({ associations: [`“${code}” kodlu bir ürün yok.`] });
        return { kind, productId, otherId: owner.productId };
      });
  const change = { added: pairs(true), removed: pairs(false) };
  const [refusal] = await findRefused(tx.db, change);
  if (refusal) throw invalid({ associations: [refusal.message] });
  return [...(await storeAssociations(tx, change)).keys()];
}
