import { dayMs } from '#shared/rules/durations.ts';
import { auditActions, type AuditLine, type AuditPage, type AuditQuery } from '../audit.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { detailTexts, subjectText } from './audit-texts.ts';
import { countAudit, selectAudit, selectUserNames, type AuditFilter } from './audit.queries.ts';

const perPage = 50;

/** A page of the log, the latest line first. */
export async function listAudit(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { page, action, user_id: userId, from, to }: AuditQuery,
): Promise<AuditPage> {
  const filter: AuditFilter = {
    action,
    userId,
    from: from && startOfDay(from, config.timeZone),
    before: to && startOfDay(dayAfter(to), config.timeZone),
  };
  const rows = await selectAudit(db, filter, pageRange({ page, perPage }));
  const users = await loadUserNames(db, rows);
  const data = rows.map(({ id, at, actor, action: done, entity, entity_id, details }): AuditLine => {
    const facts = fromJson<Record<string, unknown>>(details);
    return {
      id,
      at,
      actor,
      action: Object.hasOwn(auditActions, done) ? auditActions[done as keyof typeof auditActions] : done,
      subject: subjectText({ entity, id: entity_id, details: facts }, users),
      details: detailTexts(facts),
    };
  });
  return pageOf(data, { page, perPage, total: await countAudit(db, filter) });
}

async function loadUserNames(db: Reader, rows: readonly { entity: string; entity_id: string }[]) {
  const ids = rows.filter(({ entity, entity_id }) => entity === 'user' && entity_id !== '');
  if (ids.length === 0) return new Map<string, never>();
  const users = await selectUserNames(db, [...new Set(ids.map(({ entity_id }) => Number(entity_id)))]);
  return new Map(users.map(({ id, ...user }) => [String(id), user]));
}

/** The instant at which a day begins; an hour off on a day that changes the clock before noon. */
function startOfDay(day: string, timeZone: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Swedish instants are ISO instants with a space.
  const shown = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const offset = Date.parse(`${shown.format(midnight).replace(' ', 'T')}Z`) - midnight;
  return new Date(midnight - offset).toISOString();
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}
