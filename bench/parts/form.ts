import { chromium, type CDPSession, type Page } from 'playwright-core';
import { signInTo, type StaffClient } from '#test/servers/staff-client.ts';
import { chromiumFlags, ensureChromium, findChromium } from '#test/chromium.ts';
import type { Bench } from '../bench.ts';
import { account, startProgram } from '../program.ts';
import { interleave } from '../rounds.ts';
import { absolute, show, type Row } from '../rows.ts';

const rounds = 9;
const keysInRound = 40;
const sizes = { few: 3, many: 300 };

/** Measures the time on the main thread for each key typed into a product's attribute table. */
export async function measureForm({ databases }: Bench): Promise<Row[]> {
  if (!(await ensureChromium())) throw new Error('The form is measured in Chromium');
  const { environment } = await databases.sqlite(1_000);
  const program = await startProgram(environment);
  const executablePath = findChromium() ?? '';
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const staff = await signInTo(program.url, account);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'tr-TR' });
    await signIn(await context.newPage(), program.url);
    const open = async (rows: number) =>
      openTable(await context.newPage(), program.url, await addProduct(staff, rows));
    const forms = { few: await open(sizes.few), many: await open(sizes.many) };
    const times = await interleave(rounds, { few: () => type(forms.few), many: () => type(forms.many) });
    return [
      absolute({
        what: `a key in a table of ${sizes.many} rows, main thread`,
        ours: times.many,
        unit: 'ms',
        reference: `${sizes.few} rows: ${show(times.few, 'ms')}`,
        budget: { atMost: 16 },
      }),
    ];
  } finally {
    await browser.close();
    await program.stop();
  }
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/giris-yap`);
  await page.getByRole('textbox', { name: 'E-Posta' }).fill(account.email);
  await page.getByLabel('Parola', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await page.waitForURL('**/admin/dashboard');
  await page.close();
}

async function addProduct(staff: StaffClient, rows: number): Promise<number> {
  const category = await add(staff, 'categories', { name_tr: `Cetvel ${rows}` });
  const attributes = Array.from({ length: rows }, (_, index) => ({
    label: { tr: `Özellik ${index + 1}` },
    value: { tr: `Değer ${index + 1}` },
  }));
  return add(staff, 'products', {
    name_tr: `Cetvel ${rows}`,
    code: `CTV-${rows}`,
    category_id: category,
    attributes,
  });
}

async function add(staff: StaffClient, kind: string, fields: object): Promise<number> {
  const answer = await staff.call('POST', `/api/admin/${kind}`, fields);
  if (!answer.ok) throw new Error(`${kind}: ${await answer.text()}`);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

type OpenTable = { page: Page; devtools: CDPSession };

/** Opens a product's form as the list does, and puts the cursor into its attribute table. */
async function openTable(page: Page, url: string, id: number): Promise<OpenTable> {
  await page.goto(`${url}/healthz`);
  await page.evaluate((chosen) => sessionStorage.setItem('chosen_products', String(chosen)), id);
  await page.goto(`${url}/admin/pages/products/update`);
  await page.getByRole('textbox', { name: '2. değer', exact: true }).click();
  // The form is already changed before the measurement; otherwise the first key would also change that state.
  await page.keyboard.press('y');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return { page, devtools };
}

/** Types keys; returns the milliseconds per key on the main thread. */
async function type({ page, devtools }: OpenTable): Promise<number> {
  await page.bringToFront();
  const before = await taskTime(devtools);
  for (let key = 0; key < keysInRound; key += 1) await page.keyboard.press(key % 2 === 0 ? 'x' : 'Backspace');
  return ((await taskTime(devtools)) - before) / keysInRound;
}

async function taskTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
