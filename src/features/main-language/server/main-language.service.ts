import { toJson } from '#server/db/json.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { refused } from '#server/errors.ts';
import { rebuildLabelKeys } from '#features/attribute-labels/server/main-language-keys.service.ts';
import { enqueue, wakeJobRunners } from '#server/jobs/enqueue.ts';
import { defineJob, type PayloadOf } from '#server/jobs/job-kind.ts';
import { maxAttempts } from '#server/jobs/run-job.ts';
import { fieldTexts, readOrigins } from '#server/texts/origin-column.ts';
import { rebaseOrigins, type FieldTexts } from '#server/texts/translation-origins.ts';
import { combineTexts, storedOrigins } from '#features/languages/server/interface-texts.read.ts';
import { updateLanguageRow, type LanguageRow } from '#server/languages/languages.queries.ts';
import { z } from 'zod';
import type { Context } from '#server/context/context.ts';
import type { Actor } from '#server/db/transactions.ts';
import type { LanguageMain, Language } from '#features/languages/language.ts';
import { changeLanguages, findLanguage } from '#features/languages/server/language-changes.service.ts';

/** Rebuilds records after a change of the main language; `from` and `to` are abbreviations. */
export const mainLanguageKind = defineJob('main-language', z.object({ from: z.string(), to: z.string() }));
export type MainLanguageChange = PayloadOf<typeof mainLanguageKind>;

/** Changes the main language and queues a job that rebuilds the records. */
export async function moveMainLanguage(
  tx: ContentTransaction,
  rows: readonly LanguageRow[],
  to: string,
): Promise<void> {
  await refuseDuringRebuild(tx);
  const from = rows.find((row) => row.is_main === 1)?.abbr ?? to;
  const origins = rebasedTextOrigins(rows, { from, to });
  const changed = [];
  // The former main language is changed first, because the database does not allow two at any time.
  for (const row of rows.toSorted((one, other) => other.is_main - one.is_main)) {
    const is_main = Number(row.abbr === to);
    const written = {
      is_main,
      translated_from: origins(row.abbr),
      version: row.version + 1,
      updated_at: tx.now,
    };
    const after = await updateLanguageRow(tx.db, row.abbr, written);
    changed.push({ entity: 'language', id: row.abbr, action: 'update', before: row, after });
  }
  await tx.recordAll(changed);
  await rebasePageMetas(tx, { from, to });
  await rebuildLabelKeys(tx, to);
  await enqueue(tx, mainLanguageKind, { from, to });
}

/** @throws AppError 422 while a job still rebuilds the records of the last change. */
async function refuseDuringRebuild({ db }: ContentTransaction): Promise<void> {
  const running = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', mainLanguageKind.name)
    .where('attempts', '<', maxAttempts)
    .executeTakeFirst();
  if (running)
    throw refused('Kayıtlar hâlâ son ana dile göre hazırlanıyor. Birkaç dakika sonra tekrar deneyin.');
}

function rebasedTextOrigins(
  rows: readonly LanguageRow[],
  change: MainLanguageChange,
): (abbr: string) => string {
  const { texts, origins } = combineTexts(rows);
  const rebased = rebaseOrigins(origins, texts, change);
  return (abbr) => storedOrigins(rebased, abbr);
}

const pageMetaTexts = ['title', 'description'];

async function rebasePageMetas({ db }: ContentTransaction, change: MainLanguageChange): Promise<void> {
  for (const row of await db.selectFrom('page_metas').selectAll().execute()) {
    const texts: FieldTexts = fieldTexts(row, pageMetaTexts);
    const translated_from = toJson(rebaseOrigins(readOrigins(row), texts, change));
    const { route_name: name } = row;
    await db.updateTable('page_metas').set({ translated_from }).where('route_name', '=', name).execute();
  }
}

/**
 * Makes an active language the main one. A job then rebuilds what was derived from the former main language.
 */
export async function chooseMainLanguage(
  ctx: Context,
  actor: Actor,
  { abbr }: z.infer<typeof LanguageMain>,
): Promise<Language> {
  const language = await changeLanguages(ctx, actor, async (tx, rows) => {
    const row = findLanguage(rows, abbr);
    if (row.is_active === 0) throw refused('Ana dil olacak dil açık olmalı. Önce dili açın.');
    if (row.is_main === 1) tx.leaveUnchanged();
    else await moveMainLanguage(tx, rows, abbr);
    return abbr;
  });
  wakeJobRunners();
  return language;
}
