import { z } from 'zod';
import { written } from '#shared/schema/envelope.ts';
import { day, id, jsonList, line, optionalId, orderVersion } from '#shared/schema/fields.ts';
import { historyPage } from '#shared/schema/history.ts';
import { DocumentFile } from '#shared/schema/media.ts';
import { claimKinds, claimLength, claimOwners, claimProblem } from './compliance.rules.ts';

const kind = z.enum(claimKinds);

/** A claim in requests. It is valid up to and including `valid_until`; null is without end. */
export const ClaimInput = z
  .object({
    kind,
    /** Words, or the hours of a salt spray test. */
    value: line(claimLength),
    valid_until: day.default(null),
    /** A PDF of the media library that proves the claim. */
    document_id: optionalId.default(null),
  })
  .superRefine((claim, context) => {
    const message = claimProblem(claim.kind, claim.value);
    if (message !== undefined) context.addIssue({ code: 'custom', message, path: ['value'] });
  });
export type ClaimInput = z.infer<typeof ClaimInput>;

/** All claims of a product or a finish; an outdated `claims_version` is answered with 409. */
export const ClaimsUpdate = z.object({
  claims: jsonList(ClaimInput, claimKinds.length),
  claims_version: orderVersion,
});
export type ClaimsUpdate = z.infer<typeof ClaimsUpdate>;

export const ClaimsAddress = z.object({ id });

const StoredClaim = z.object({
  kind,
  value: z.string(),
  valid_until: z.string().nullable(),
  document: DocumentFile.nullable(),
  /** Whether it is over, so that visitors no longer see it. */
  is_over: z.boolean(),
});

export const Claims = z.object({ claims: z.array(StoredClaim), claims_version: z.string() });
export type Claims = z.infer<typeof Claims>;
export const ClaimsWritten = written(Claims);

/** Changes of all claims of a product or a finish; a PDF that was deleted since is null. */
export const ClaimsHistoryPage = historyPage(z.array(StoredClaim));
export type ClaimsHistoryPage = z.infer<typeof ClaimsHistoryPage>;

/** A claim that visitors see; `finish` is the one that it is about, null for the whole product. */
export const PublicClaim = z.object({
  kind,
  value: z.string(),
  valid_until: z.string().optional(),
  document: z.object({ url: z.string(), bytes: z.int() }).optional(),
  finish: z.object({ key: z.string(), name: z.string() }).nullable(),
});
export type PublicClaim = z.infer<typeof PublicClaim>;

/** A claim that ends soon or is over. `name` is that of its product or finish. */
export const EndingClaim = z.object({
  owner: z.enum(claimOwners),
  owner_id: z.int(),
  name: z.string(),
  kind,
  valid_until: z.string(),
});
export type EndingClaim = z.infer<typeof EndingClaim>;
