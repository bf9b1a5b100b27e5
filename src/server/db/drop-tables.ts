import { sql, type Kysely, type Transaction } from 'kysely';
import { recordKinds } from '#features/record-kinds.ts';
import type { Database, ListedTable } from './schema/database.ts';

/** The tables without records in lists. The compiler reports a forgotten table. */
const otherTables: Readonly<Record<Exclude<keyof Database, ListedTable> | 'migrations', true>> = {
  api_keys: true,
  article_codes: true,
  backup_runs: true,
  import_mappings: true,
  import_rows: true,
  imports: true,
  scheduled_imports: true,
  print_runs: true,
  product_variants: true,
  variant_set_counts: true,
  variant_sets: true,
  variant_set_choices: true,
  variant_choice_counts: true,
  transporter_type_counts: true,
  transporter_type_place_counts: true,
  category_changes: true,
  category_counts: true,
  completeness_counts: true,
  completeness_weeks: true,
  claim_reminders: true,
  compliance_claims: true,
  configuration: true,
  content_revision: true,
  history: true,
  erasures: true,
  jobs: true,
  key_answers: true,
  kit_links: true,
  languages: true,
  limits: true,
  list_revisions: true,
  media: true,
  media_uses: true,
  message_changes: true,
  renditions: true,
  migrations: true,
  old_slugs: true,
  ordering_data: true,
  page_metas: true,
  place_counts: true,
  product_associations: true,
  product_attribute_values: true,
  product_gaps: true,
  product_files: true,
  product_name_starts: true,
  processes: true,
  smallest_schema: true,
  product_search: true,
  product_transporter_types: true,
  school_tour_files: true,
  search_grams: true,
  search_words: true,
  secrets: true,
  share_cards: true,
  similar_codes: true,
  second_factors: true,
  passkeys: true,
  passkey_challenges: true,
  saved_lists: true,
  sessions: true,
  messages: true,
  audit: true,
  leads: true,
  lead_hours: true,
  order_lines: true,
  orders: true,
  outbox: true,
  password_resets: true,
  private_files: true,
  subscribers: true,
  consent_proofs: true,
  cookie_choices: true,
  data_feeds: true,
  data_requests: true,
  support_requests: true,
  user_sign_ins: true,
  users: true,
  variant_files: true,
  refused_calls: true,
  webhooks: true,
  webhook_events: true,
  webhook_deliveries: true,
  visits: true,
  visit_sources: true,
  failed_searches: true,
  missing_addresses: true,
  redirects: true,
  redirect_hits: true,
  short_links: true,
  short_link_scans: true,
};

/** The names of all tables of the program. */
export const programTables: readonly string[] = [
  ...Object.keys(otherTables),
  ...recordKinds.map(({ table }) => table),
];

/** Another session uses the database. */
export class DatabaseInUseError extends Error {}

/**
 * Drops all tables and functions of the program from a PostgreSQL database in one transaction; other objects
 * stay.
 *
 * @throws DatabaseInUseError
 */
export async function dropTables(writer: Kysely<Database>): Promise<void> {
  await writer.transaction().execute(dropTablesIn);
}

/** As `dropTables`, as a part of a transaction. */
export async function dropTablesIn(db: Transaction<Database>): Promise<void> {
  // This lock is also taken by migrations, so a server that starts now waits.
  await sql`select pg_advisory_xact_lock(824200101)`.execute(db);
  await refuseOtherSessions(db);
  const functions = await selectFunctions(db);
  for (const table of programTables) await sql`drop table if exists ${sql.table(table)} cascade`.execute(db);
  for (const signature of functions) await sql`drop function ${sql.raw(signature)}`.execute(db);
}

/**
 * Ensures that nobody else uses the database. A running server always has a session, because it polls for
 * jobs.
 * @throws DatabaseInUseError
 */
export async function refuseOtherSessions(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    db,
  );
  if (rows.length > 0)
    throw new DatabaseInUseError(
      `Veritabanına bağlı başka oturumlar var (${rows.length}). Önce sunucuyu durdurun ve açık bağlantıları kapatın.`,
    );
}

/** Functions that our triggers and indexes call, as `name(types)`, without those of extensions. */
async function selectFunctions(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ signature: string }>`
    with ours as (
      select oid from pg_class
      where relnamespace = current_schema()::regnamespace and relname in (${sql.join(programTables)})
    ), callers as (
      select oid from pg_trigger where tgrelid in (select oid from ours)
      union all select indexrelid from pg_index where indrelid in (select oid from ours)
    )
    select distinct refobjid::regprocedure::text as signature from pg_depend
    where objid in (select oid from callers) and refclassid = 'pg_proc'::regclass
      and refobjid in (select oid from pg_proc where pronamespace = current_schema()::regnamespace)
      and not exists (select 1 from pg_depend as member where member.objid = pg_depend.refobjid and member.deptype = 'e')`.execute(
    db,
  );
  return rows.map(({ signature }) => signature);
}
