import SQLite from 'better-sqlite3';
import { join } from 'node:path';
import { fileForm } from '../files/file-form.ts';
import { createJpeg } from '../files/pictures.ts';
import { startBuiltServer } from '../servers/built-server.ts';
import { signInTo, type StaffClient } from '../servers/staff-client.ts';
import { allAnswered, startProbe, statusCounts } from './probe.ts';
import { missingRoot, type FaultPart, type Shown } from './shown.ts';
import { mountSmallDisk } from './small-disk.ts';

const megabytes = 96;
const pages = ['/', '/kurumsal', '/urunler/toka', '/api/pages/categories?lang=tr'];
const tries = 20;
/** Records are long, because a few short ones fit into the space that SQLite's log already has. */
const longText = 'ş'.repeat(20_000);

/** Runs the real program on SQLite with a full disk, then with a disk that refuses writes. */
export const disk: FaultPart = { run, missing: missingRoot };

async function run(): Promise<readonly Shown[]> {
  const small = mountSmallDisk(megabytes);
  try {
    const shown: Shown[] = [];
    const server = await startBuiltServer({ environment: { DATA_DIR: small.folder, DEMO: '0' } });
    try {
      const staff = await signInTo(server.url, server.account);
      const stored = new Set(['Toka']);
      await addCategory(staff, 'Toka');
      const asked = { ...server, staff, stored };
      shown.push(...(await duringFault(asked, 'full disk', 507, [small.fill, small.free])));
      const refusing = [() => small.setReadOnly(true), () => small.setReadOnly(false)] as const;
      shown.push(...(await duringFault(asked, 'read-only disk', 503, refusing)));
      await server.end();
      shown.push(intact(small.folder, stored));
    } finally {
      await server.stop();
    }
    return shown;
  } finally {
    small.remove();
  }
}

type Asked = { url: string; staff: StaffClient; stored: Set<string>; log: () => string };

async function duringFault(
  { url, staff, stored, log }: Asked,
  fault: string,
  expected: number,
  [begin, end]: readonly [() => void, () => void],
): Promise<Shown[]> {
  const picture = await createJpeg({ width: 2400, height: 1800 });
  begin();
  // The revision has just changed, so the first request of each page renders it.
  const probe = startProbe(url, pages);
  const answers: Response[] = [];
  for (let count = 0; count < tries; count += 1) {
    const name = `${fault} ${count}`;
    const category = await addCategory(staff, name, longText);
    if (category.ok) stored.add(name);
    answers.push(category, await staff.call('POST', '/api/admin/media', fileForm(picture)));
  }
  const status = await staff.call('GET', '/api/admin/status');
  const list = await staff.call('GET', '/api/admin/categories?section=products');
  const reading = allAnswered(probe.take());
  end();
  const started = performance.now();
  const again = await addCategory(staff, `after the ${fault}`);
  const upload = await staff.call('POST', '/api/admin/media', fileForm(picture));
  const recovery = performance.now() - started;
  await probe.stop();
  if (again.ok) stored.add(`after the ${fault}`);
  const statuses = answers.map((answer) => answer.status);
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  const isClear = statuses.includes(expected) && statuses.every((each) => [expected, 201].includes(each));
  if (!isClear) console.log([...new Set(bodies)].join('\n'), log().slice(-3_000));
  return [
    {
      promise: `${fault}: a write that does not fit answers ${expected}`,
      figure: statusCounts(statuses),
      isKept: isClear,
    },
    { promise: `${fault}: pages go on`, ...reading },
    {
      promise: `${fault}: staff stay signed in and see their lists`,
      figure: statusCounts([status.status, list.status]),
      isKept: status.ok && list.ok,
    },
    {
      promise: `${fault}: writes work again without a restart`,
      figure: `${statusCounts([again.status, upload.status])} in ${recovery.toFixed()} ms`,
      isKept: again.ok && upload.ok,
    },
  ];
}

function addCategory(staff: StaffClient, name: string, description = ''): Promise<Response> {
  const body = { section: 'products', name_tr: name, description_tr: description };
  return staff.call('POST', '/api/admin/categories', body);
}

/** Checks the file itself, and that it contains exactly the categories whose writes were confirmed. */
function intact(folder: string, stored: ReadonlySet<string>): Shown {
  const db = new SQLite(join(folder, 'vitrin.db'), { readonly: true });
  const result = String(db.pragma('integrity_check', { simple: true }));
  const broken = (db.pragma('foreign_key_check') as unknown[]).length;
  const rows = db.prepare<[], string>("select json_extract(name, '$.tr') from categories").pluck().all();
  db.close();
  const isSame = rows.length === stored.size && rows.every((name) => stored.has(name));
  return {
    promise: 'full and read-only disk: nothing is corrupt, and exactly the confirmed writes are stored',
    figure: `integrity_check ${result}, ${broken} broken references, ${rows.length} of ${stored.size} categories`,
    isKept: result === 'ok' && broken === 0 && isSame,
  };
}
