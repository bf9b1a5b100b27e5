import type { Preview, PreviewRequest } from '../preview.ts';
import type { SiteApi } from '#features/site-api/site-api.ts';
import { sitePath } from '#shared/site-pages.ts';
import type { Context } from '#server/context/context.ts';
import { invalid, type FieldErrors } from '#server/errors.ts';
import { fieldErrors } from '#server/http/error-mapping.ts';
import { createSiteApi } from '#features/site-api/server/create-site-api.ts';
import { createSnapshot } from '#features/site-api/server/snapshot.ts';
import type { PreviewKind } from './preview-kind.ts';
import { previews } from './previews.ts';

type PreviewContext = Pick<Context, 'db' | 'clock' | 'config'>;

/**
 * Renders a path of the site in a language from the given answers, and fails if the page has another
 * `status`.
 */
export type DrawPage = (page: {
  path: string;
  lang: string;
  api: SiteApi;
  status: number;
}) => Promise<string>;

/**
 * Renders the page of a record with its unsaved values. Nothing is written, and the snapshot is used only for
 * this page, so visitors never see the values.
 *
 * @throws AppError 404 for an unknown record, 422 for an unknown language.
 */
export async function drawPreview(
  ctx: PreviewContext,
  { kind, id, lang, values }: PreviewRequest,
  drawPage: DrawPage,
): Promise<Preview> {
  const snapshot = createSnapshot(ctx, lang);
  if (!(await snapshot.languageCodes()).includes(lang))
    throw invalid({ lang: [`Sitede böyle bir dil yok: ${lang}`] });
  const { fields, refused } = checkFields(previews[kind], values);
  const drawn = await previews[kind].draw({ id, fields, snapshot });
  const { page, params, db = ctx.db, now, listPage = 1 } = drawn;
  // The panel shows the page under its own policy, which allows pictures of its own origin only.
  const config = { ...ctx.config, mediaUrl: '' };
  const clock = now === undefined ? ctx.clock : { now: () => new Date(now) };
  const seen = { ...ctx, config, db, clock };
  const api = { ...createSiteApi(seen, lang), ...drawn.answers };
  const prefix = lang === (await snapshot.mainLang()) ? '' : `/${lang}`;
  const path = sitePath(prefix, page, params) + (listPage > 1 ? `?page=${listPage}` : '');
  const html = await drawPage({ path, lang, api, status: page === 'not_found' ? 404 : 200 });
  return { html, refused: { ...drawn.refused, ...refused } };
}

/** Returns the valid fields, and the errors of the invalid ones. */
function checkFields({ fields: schema }: PreviewKind, values: Record<string, unknown>) {
  const first = schema.safeParse(values);
  if (first.success) return { fields: first.data, refused: {} };
  const refused: FieldErrors = fieldErrors(first.error.issues);
  const names = new Set(Object.keys(refused).map((name) => name.split('.')[0]));
  const valid = Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
  return { fields: schema.parse(valid), refused };
}
