import { auditActions, type AuditLine, type AuditPage, type AuditQuery } from '../audit.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { detailTexts, subjectText } from './audit-texts.ts';
import { instantsOf } from './days.ts';
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
    ...instantsOf({ from, to }, config.timeZone),
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
