import type { Reader } from '#server/db/connect.ts';

type Sender = { form: string; notice_id?: number | undefined; notice_version?: number | undefined };

/**
 * The columns that store from which page and in which language a form was sent, and which privacy notice the
 * visitor saw.
 */
export async function readSender(db: Reader, lang: string, { form, ...notice }: Sender) {
  return { lang, form, ...(await readNotice(db, notice)) };
}
export type SenderColumns = Awaited<ReturnType<typeof readSender>>;

/** The privacy notice that the visitor saw; null if the form named none, or a version that never existed. */
async function readNotice(db: Reader, { notice_id: id, notice_version: version }: Omit<Sender, 'form'>) {
  const contract =
    id && version
      ? await db.selectFrom('contracts').select('version').where('id', '=', id).executeTakeFirst()
      : undefined;
  return contract && version && version <= contract.version
    ? { notice_id: id ?? null, notice_version: version }
    : { notice_id: null, notice_version: null };
}
