import type { Context } from '#server/context/context.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import { pageMetas as initialMetas } from '#program/seed/page-metas.ts';
import { defaultSettings } from '#server/configuration/settings.ts';
import type { LocalisedText } from '#shared/localised.ts';
import { companyName } from './content/company.ts';
import { pageMetas } from './content/page-metas.ts';
import { forCompany } from './for-company.ts';

/** Sets the company's name and the page metas if they still have their initial values. */
export async function storeSiteTexts({ config }: Context, { db, now }: ContentTransaction): Promise<void> {
  if (config.branding.companyName === undefined) {
    await db
      .updateTable('configuration')
      .set({ value: companyName, updated_at: now })
      .where('key', '=', 'projectCompanyName')
      .where('value', '=', defaultSettings.projectCompanyName)
      .execute();
  }
  const { projectCompanyName: name } = await readSettings(db);
  const rows = await db.selectFrom('page_metas').select(['route_name', 'title', 'description']).execute();
  for (const { route_name: route, title, description } of rows) {
    const texts = pageMetas[route];
    const initial = initialMetas[route];
    if (!texts || !initial || !isText(title, initial.title) || !isText(description, initial.description))
      continue;
    await db
      .updateTable('page_metas')
      .set({
        title: toJson(forCompany(texts.title, name)),
        description: toJson(forCompany(texts.description, name)),
        updated_at: now,
      })
      .where('route_name', '=', route)
      .execute();
  }
}

/** Whether a stored text equals another one; missing and empty languages are the same. */
function isText(json: string, other: LocalisedText): boolean {
  const stored = fromJson<LocalisedText>(json);
  const langs = [...Object.keys(stored), ...Object.keys(other)];
  return langs.every((lang) => (stored[lang] ?? '') === (other[lang] ?? ''));
}
