import { dirname } from 'node:path';
import { cadFormatOf, cadHeadLength, cadMimes } from '#shared/rules/cad-formats.ts';
import type { Context } from '#server/context/context.ts';
import type { Actor } from '#server/db/transactions.ts';
import { refused, unsupportedType } from '#server/errors.ts';
import { readFileHead } from '#server/ports/file-head.ts';
import { hashFile } from '#server/ports/file-hash.ts';
import { cadKey } from '../media-keys.ts';
import { kindOfMedium, selectLiveMediumByHash, type MediumRow } from '../media.queries.ts';
import { storeMedium, type LocalFile } from '../media.service.ts';
import { findDxfProblem, findStepProblem } from './check-cad-text.ts';
import { findGlbProblem } from './check-glb.ts';

const checks = { step: findStepProblem, dxf: findDxfProblem, glb: findGlbProblem };

/**
 * Stores a STEP, DXF or GLB file unchanged after checking its structure; the same bytes again return the
 * existing medium.
 * @throws AppError 415 for other files, 422 for a damaged file or a GLB that the viewer of the site does not open.
 */
export async function storeCad(ctx: Context, actor: Actor, file: LocalFile): Promise<MediumRow> {
  const known = await selectLiveMediumByHash(ctx.db, file.hash);
  if (known && kindOfMedium(known) === 'cad') return known;
  const format = cadFormatOf((await readFileHead(file.path, cadHeadLength)).toString('latin1'));
  if (!format)
    throw unsupportedType('Bu dosya STEP, DXF ya da GLB değil. CAD programından yeniden dışa aktarın.');
  const problem = await checks[format](file);
  if (problem !== undefined) throw refused(problem);
  return storeMedium(ctx, actor, file, {
    facts: { mime: cadMimes[format], width: 0, height: 0, placeholder: '' },
    jobs: [],
    storeFiles: async () => {
      const key = cadKey(file.hash, format);
      await ctx.publicFiles.put(key, file.path);
      return [{ format, width: 0, height: 0, bytes: file.bytes, key }];
    },
  });
}

/** Like `storeCad`, for a file on disk, which is not moved. */
export async function storeLocalCad(
  ctx: Context,
  actor: Actor,
  { path, name }: { path: string; name: string },
): Promise<MediumRow> {
  return storeCad(ctx, actor, { ...(await hashFile(path)), path, name, folder: dirname(path) });
}
