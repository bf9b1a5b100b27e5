import {
  auditActions,
  type AuditLine,
  type AuditPage,
  type AuditQuery,
  type RefusedCalls,
  type RefusedCallsPage,
  type RefusedCallsQuery,
} from '../audit.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { detailTexts, subjectText } from './audit-texts.ts';
import { instantsOf } from './days.ts';
import { flushRefusals } from './refused-calls.ts';
import { countRefusedCalls, selectRefusedCalls } from './refused-calls.queries.ts';
import { countAudit, selectAudit, selectUserNames, type AuditFilter } from './audit.queries.ts';

const perPage = 50;

/** A page of the log, the latest line first. */
export async function listAudit(
  { db, config, connections }: Pick<Context, 'db' | 'config' | 'connections'>,
  { page, action, user_id: userId, from, to }: AuditQuery,
): Promise<AuditPage> {
  const filter: AuditFilter = {
    action,
    userId,
    ...instantsOf({ from, to }, config.timeZone),
  };
  await flushRefusals({ connections });
  const rows = await selectAudit(db, filter, pageRange({ page, perPage }));
  const users = await loadUserNames(db, rows);
  const data = rows.map((row): AuditLine => {
    const {
      id,
      at,
      actor,
      action: key,
      entity,
      entity_id,
      details,
      ip,
      count,
      has_other_ips: hasOthers,
    } = row;
    const facts = fromJson<Record<string, unknown>>(details);
    return {
      id,
      at,
      actor,
      action: Object.hasOwn(auditActions, key) ? auditActions[key as keyof typeof auditActions] : key,
      subject: subjectText({ entity, id: entity_id, details: facts }, users),
      details: [
        ...(ip === null ? [] : [`IP adresi: ${ip}${hasOthers === 1 ? ' ve başkaları' : ''}`]),
        ...detailTexts(facts),
        ...(count > 1 ? [`${count} kez, bir dakika içinde`] : []),
      ],
    };
  });
  return pageOf(data, { page, perPage, total: await countAudit(db, filter) });
}

/** A page of the refused calls without a known account, the latest hour first. */
export async function listRefusedCalls(
  { db, config, connections }: Pick<Context, 'db' | 'config' | 'connections'>,
  { page, from, to }: RefusedCallsQuery,
): Promise<RefusedCallsPage> {
  const days = instantsOf({ from, to }, config.timeZone);
  await flushRefusals({ connections });
  const rows = await selectRefusedCalls(db, days, pageRange({ page, perPage }));
  const data = rows.map(({ network, ...row }): RefusedCalls => ({ ...row, network: network || null }));
  return pageOf(data, { page, perPage, total: await countRefusedCalls(db, days) });
}

async function loadUserNames(db: Reader, rows: readonly { entity: string; entity_id: string }[]) {
  const ids = rows.filter(({ entity, entity_id }) => entity === 'user' && entity_id !== '');
  if (ids.length === 0) return new Map<string, never>();
  const users = await selectUserNames(db, [...new Set(ids.map(({ entity_id }) => Number(entity_id)))]);
  return new Map(users.map(({ id, ...user }) => [String(id), user]));
}
