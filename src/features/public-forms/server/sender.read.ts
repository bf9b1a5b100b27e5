import type { Reader } from '#server/db/connect.ts';

type Sender = { form: string; notice_id?: number | undefined; notice_version?: number | undefined };

/** The columns that say where a form was sent from, in which language and beside which privacy notice. */
export async function readSender(db: Reader, lang: string, { form, ...notice }: Sender) {
  return { lang, form, ...(await readNotice(db, notice)) };
}
export type SenderColumns = Awaited<ReturnType<typeof readSender>>;

/** What the visitor saw, when there is such a version of such a contract. */
async function readNotice(db: Reader, { notice_id: id, notice_version: version }: Omit<Sender, 'form'>) {
  const contract =
    id && version
      ? await db.selectFrom('contracts').select('version').where('id', '=', id).executeTakeFirst()
      : undefined;
  return contract && version && version <= contract.version
    ? { notice_id: id ?? null, notice_version: version }
    : { notice_id: null, notice_version: null };
}
