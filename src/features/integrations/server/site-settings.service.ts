import type { SiteSettings, SiteSettingsUpdate } from '../site-settings.ts';
import type { Paged } from '#shared/schema/envelope.ts';
import type { HistoryEntry, HistoryQuery, VersionRestore } from '#shared/schema/history.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { fromJson } from '#server/db/json.ts';
import { invalid, notFound, type FieldErrors } from '#server/errors.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { selectHistory, selectVersion } from '#server/records/history.queries.ts';
import { presentEntry } from '#server/records/history.read.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import { readSettings, upsertSettings } from '#server/configuration/configuration.queries.ts';
import { defaultSettings, integrationSettings, type Settings } from '#server/configuration/settings.ts';
import { checkVersion } from '#server/versions.ts';
import { readSnippet } from './read-snippet.ts';

const scriptFields = {
  google_script: 'google',
  yandex_script: 'yandex',
  fb_pixel_script: 'facebook',
} as const;

const entity = 'integrations';
const settingsId = 1;
const historyPerPage = 24;

const versionKeys = [...Object.values(integrationSettings), 'integrationsVersion'] as const;

export async function getSiteSettings(db: Reader): Promise<SiteSettings> {
  return present(await readSettings(db));
}

/**
 * Changes the settings that `input` contains.
 *
 * @throws AppError 422 with the problems of a snippet
 */
export async function updateSiteSettings(
  ctx: Context,
  actor: Actor,
  { version, ...input }: SiteSettingsUpdate,
): Promise<SiteSettings> {
  checkSnippets(input);
  const wanted = toSettings(input);
  return inContentTransaction(ctx, actor, async (tx) => {
    const before = await readSettings(tx.db);
    await checkVersion(version, Number(before.integrationsVersion), async () => present(before));
    const changed = Object.entries(wanted).filter(([key, value]) => before[key as keyof Settings] !== value);
    if (changed.length === 0) {
      tx.leaveUnchanged();
      return present(before);
    }
    const keys = changed.map(([key]) => key as keyof Settings);
    const integrationsVersion = String(Number(before.integrationsVersion) + 1);
    const after = { ...before, ...wanted, integrationsVersion };
    await upsertSettings(tx.db, { ...pick(after, keys), integrationsVersion }, tx.now);
    // Both versions contain all values, so that the history can show and restore each of them separately.
    const versions = { before: pick(before, versionKeys), after: pick(after, versionKeys) };
    await tx.record({ entity, id: settingsId, action: 'update', ...versions });
    const fields = Object.keys(input).filter((field) => field !== 'keywords' && keys.includes(keyOf(field)));
    if (fields.length > 0)
      await recordAudit(tx, { actor, action: 'scripts-change', entity, details: { fields } });
    return present(after);
  });
}

/**
 * Lists a page of the changes, the latest first.
 *
 * @throws AppError 404
 */
export async function listSiteSettingsHistory(
  { db }: Pick<Context, 'db'>,
  { id, page }: HistoryQuery & { id: number },
): Promise<Paged<HistoryEntry<SiteSettings>>> {
  checkId(id);
  const subject = { entity, id: String(id) };
  const { rows, total } = await selectHistory(db, subject, pageRange({ page, perPage: historyPerPage }));
  const version = (json: string | null) =>
    json === null ? null : present({ ...defaultSettings, ...fromJson<Partial<Settings>>(json) });
  const data = rows.map((row) => ({
    ...presentEntry(row),
    before: version(row.before),
    after: version(row.after),
  }));
  return pageOf(data, { page, perPage: historyPerPage, total });
}

/**
 * Restores the values that the settings had after one of their changes.
 *
 * @throws AppError 404, 409, 422
 */
export async function restoreSiteSettings(
  ctx: Context,
  actor: Actor,
  { id, entry, version }: VersionRestore & { id: number; entry: number },
): Promise<SiteSettings> {
  checkId(id);
  const json = await selectVersion(ctx.db, { entity, id: String(id) }, entry);
  if (json === undefined) throw notFound('Bu sürüm bulunamadı. Geçmişi yenileyip tekrar deneyin.');
  const older = present({ ...defaultSettings, ...fromJson<Partial<Settings>>(json) });
  const { google_script, yandex_script, fb_pixel_script, keywords, scripts_active } = older;
  const values = { google_script, yandex_script, fb_pixel_script, keywords, scripts_active };
  return updateSiteSettings(ctx, actor, { ...values, version });
}

function checkId(id: number): void {
  if (id !== settingsId) throw notFound();
}

function checkSnippets(input: Omit<SiteSettingsUpdate, 'version'>): void {
  const errors: FieldErrors = {};
  for (const [field, vendor] of Object.entries(scriptFields)) {
    const html = input[field as keyof typeof scriptFields];
    if (!html) continue;
    const { problems } = readSnippet(vendor, html);
    if (problems.length > 0) errors[field] = [...problems];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const keyOf = (field: string) => integrationSettings[field as keyof typeof integrationSettings];

/** Converts the values for the table, which stores every value as text. */
function toSettings(input: Omit<SiteSettingsUpdate, 'version'>): Partial<Settings> {
  const sent = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    sent.map(([field, value]) => [keyOf(field), typeof value === 'boolean' ? String(Number(value)) : value]),
  );
}

function pick(settings: Settings, keys: readonly (keyof Settings)[]) {
  return Object.fromEntries(keys.map((key) => [key, settings[key]]));
}

function present(settings: Settings): SiteSettings {
  return {
    id: settingsId,
    version: Number(settings.integrationsVersion),
    google_script: settings.googleScript,
    yandex_script: settings.yandexScript,
    fb_pixel_script: settings.fbPixelScript,
    keywords: settings.keywords,
    scripts_active: settings.scriptsActive === '1',
  };
}
