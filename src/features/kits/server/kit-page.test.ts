import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { streamXlsxRows } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#shared/rules/durations.ts';
import { csrfToken } from '#server/http/csrf.ts';
import { updateProduct } from '#features/products/server/products.service.ts';
import { buildVariants } from '#test/factories.ts';
import { readPdfText } from '#test/files/pdf-text.ts';
import { openKits, unpack, type Reply } from '#test/servers/kit-visits.ts';

const noTexts = { name: {}, summary: {}, description: {}, seo_title: {}, seo_description: {} };

/** A kit with a link, of two products with three pictures. */
async function openOne({ password = '', ...fields }: { password?: string } & Record<string, unknown> = {}) {
  const kits = await openKits({ environment: { LIMITS: 'kits=1000/60' } });
  const buckle = await kits.product('TK-1', 2);
  const ring = await kits.product('RN:2', 1);
  const kit = await kits.make({ codes: 'TK-1\nRN:2', note: 'Basın için\n<b>serbest</b>', ...fields });
  const path = await kits.link(kit, password);
  const hide = (id: number) => updateProduct(kits.ctx, null, id, { ...noTexts, is_active: false });
  const files = async (headers: Record<string, string> = {}) => {
    const answer = await kits.visit(`${path}/zip`, { headers });
    expect(answer.status).toBe(200);
    return unpack(answer.body);
  };
  const counts = async () => (await kits.staff<{ link: object }>('GET', `/${kit.id}`)).body.link;
  return { ...kits, buckle, ring, kit, path, hide, files, counts };
}

/** What must be equal for all addresses that open nothing. */
const told = ({ status, headers, body }: Reply) => ({
  status,
  body: String(body),
  cache: headers['cache-control'],
  policy: headers['content-security-policy'],
});

describe('the page of a kit', () => {
  it('shows its name, note, contents and last day, is not stored or indexed, and is counted', async () => {
    const { visit, path, counts } = await openOne();
    const { status, headers, body } = await visit(path);
    const html = String(body);
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    for (const text of [
      '<html lang="tr">',
      '<h1>Bahar kiti</h1>',
      '20 Mart 2026',
      'Ürün RN:2',
      `${path}/zip`,
    ])
      expect(html).toContain(text);
    expect(html).toContain('&lt;b&gt;serbest&lt;/b&gt;');
    expect(html).not.toMatch(/<script|style="/);
    expect(html.match(/>Görsel \d</g)).toHaveLength(3);
    await expect.poll(counts).toMatchObject({ views: 1, downloads: 0, last_downloaded_at: null });
    await visit(path, { method: 'HEAD' });
    expect(await counts()).toMatchObject({ views: 1 });
  });

  it('is in the language of the kit', async () => {
    const { visit, path } = await openOne({ lang: 'en' });
    const html = String((await visit(path)).body);
    for (const text of ['<html lang="en">', 'Download all (ZIP)', '20 March 2026'])
      expect(html).toContain(text);
  });

  it('does not appear in the log', async () => {
    const { visit, path, logs } = await openOne();
    await visit(path);
    await visit(`${path}/zip`);
    expect(logs.join()).not.toContain(path.slice(-43));
  });
});

describe('the archive', () => {
  it('has each picture in full size under the code of its product, and the list as Excel', async () => {
    const { ctx, buckle, files, counts } = await openOne();
    const [image] = await ctx.db.selectFrom('product_files').select('media_id').orderBy('id').execute();
    await buildVariants(ctx, buckle, [{ code: 'TK-1-NIKEL', image_id: image?.media_id ?? null }]);
    const found = await files();
    expect([...found.keys()].toSorted()).toEqual([
      'RN-2-1.jpg',
      'TK-1-1.jpg',
      'TK-1-2.jpg',
      'urun-listesi.xlsx',
    ]);
    const widths = ['TK-1-1.jpg', 'TK-1-2.jpg'].map(
      async (name) => (await sharp(found.get(name)).metadata()).width,
    );
    expect((await Promise.all(widths)).toSorted()).toEqual([60, 61]);
    const rows: unknown[][] = [];
    for await (const row of streamXlsxRows(found.get('urun-listesi.xlsx') ?? Buffer.alloc(0)))
      rows.push(row.values);
    expect(rows.map(([code, model, name]) => [code, model, name])).toEqual([
      ['Kod', 'Ürün kodu', 'Ad'],
      ['TK-1-NIKEL', 'TK-1', 'Ürün TK-1'],
      ['RN:2', 'RN:2', 'Ürün RN:2'],
    ]);
    await expect.poll(counts).toMatchObject({ views: 0, downloads: 1 });
  });

  it('has the data sheet of each product in the language of the kit, made from its present data', async () => {
    const { buckle, ctx, files } = await openOne({ lang: 'en', has_pictures: false, has_sheets: true });
    await updateProduct(ctx, null, buckle.id, { ...noTexts, summary: { en: 'Changed a moment ago' } });
    const found = await files();
    expect([...found.keys()].toSorted()).toEqual(['RN-2.pdf', 'TK-1.pdf', 'product-list.xlsx']);
    const text = (await readPdfText(found.get('TK-1.pdf') ?? Buffer.alloc(0))).join('\n');
    for (const shown of ['Data sheet', 'Ürün TK-1', 'Changed a moment ago']) expect(text).toContain(shown);
  });

  it('and single downloads leave out a product that was hidden a moment ago', async () => {
    const { ring, hide, files, visit, path } = await openOne({ has_list: false });
    const links = async () => String((await visit(path)).body).match(/\/\d+\/\d+(?=" download)/g) ?? [];
    const before = await links();
    const ofRing = before.find((link) => link.startsWith(`/${ring.id}/`)) ?? '';
    const picture = await visit(path + ofRing);
    expect([picture.status, picture.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename=RN-2-1.jpg',
    ]);
    await hide(ring.id);
    expect([...(await files()).keys()].toSorted()).toEqual(['TK-1-1.jpg', 'TK-1-2.jpg']);
    expect((await visit(path + ofRing)).status).toBe(404);
    expect(await links()).toHaveLength(2);
    expect((await visit(`${path}/${ring.id}/x`)).status).toBe(404);
    expect((await visit(`${path}/xlsx`)).status).toBe(404);
  });

  it('is described by HEAD, which counts nothing', async () => {
    const { visit, path, counts } = await openOne();
    const { status, headers, body } = await visit(`${path}/zip`, { method: 'HEAD' });
    expect([status, headers['content-length']]).toEqual([200, undefined]);
    expect([headers['content-type'], headers['content-disposition'], body.length]).toEqual([
      'application/zip',
      'attachment; filename=bahar-kiti.zip',
      0,
    ]);
    expect(await counts()).toMatchObject({ downloads: 0 });
  });

  it('breaks off when a file is missing, and is never a smaller archive that looks whole', async () => {
    const { ctx, visit, path, logs } = await openOne();
    const media = await ctx.db.selectFrom('media').select('hash').execute();
    for (const { hash } of media) {
      await ctx.privateFiles.delete(`originals/${hash.slice(0, 2)}/${hash}`);
      for (const key of await ctx.publicFiles.list(`${hash.slice(0, 2)}/${hash.slice(0, 32)}-`))
        await ctx.publicFiles.delete(key);
    }
    await expect(visit(`${path}/zip`)).rejects.toThrow();
    expect(logs.join()).toContain('a download of a kit broke off');
  });

  it('breaks off when the link is closed while it is sent', async () => {
    const kits = await openKits();
    const { ctx, staff, answerTo } = kits;
    const codes = Array.from({ length: 22 }, (_, index) => `BY-${index + 1}`);
    for (const code of codes) await kits.product(code);
    const kit = await kits.make({ codes: codes.join('\n') });
    const path = await kits.link(kit);
    // The first file of the archive waits until the link is closed.
    const find = ctx.privateFiles.find.bind(ctx.privateFiles);
    let isClosed = false;
    ctx.privateFiles.find = async (key) => {
      if (!isClosed) await staff('DELETE', `/${kit.id}/link`);
      isClosed = true;
      return find(key);
    };
    const answer = await answerTo(`${path}/zip`);
    await expect(buffer(answer)).rejects.toThrow('aborted');
  });

  it('frees its place when the client leaves, and others wait for a place', async () => {
    const kits = await openOne();
    const { ctx, answerTo, visit, path } = kits;
    let release = () => {};
    const gate = new Promise<void>((done) => (release = done));
    const find = ctx.privateFiles.find.bind(ctx.privateFiles);
    ctx.privateFiles.find = async (key) => {
      await gate;
      return find(key);
    };
    const running = [await answerTo(`${path}/zip`), await answerTo(`${path}/zip`)];
    const busy = await visit(`${path}/zip`);
    expect([busy.status, busy.headers['retry-after']]).toEqual([429, '60']);
    for (const answer of running) answer.destroy();
    release();
    await expect.poll(async () => (await visit(`${path}/zip`)).status).toBe(200);
    expect(kits.logs.join()).not.toContain('broke off');
  });
});

describe('a password', () => {
  const enter = async (
    kits: Awaited<ReturnType<typeof openOne>>,
    password: string,
    csrf = csrfToken(kits.ctx),
  ) =>
    kits.visit(kits.path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ csrf, password }).toString(),
    });
  const cookieOf = ({ headers }: Reply) => headers['set-cookie']?.[0]?.split(';')[0] ?? '';

  it('is asked before anything of the kit is told, and opens page and downloads', async () => {
    const kits = await openOne({ password: 'bahar-2026' });
    const { visit, path, files, counts } = kits;
    const asked = await visit(path);
    expect([asked.status, String(asked.body).includes('Bahar')]).toEqual([200, false]);
    for (const part of ['/zip', '/xlsx', '/1/1'])
      expect((await visit(path + part)).headers.location).toBe(path);
    expect(await counts()).toMatchObject({ views: 0, downloads: 0 });
    const wrong = await enter(kits, 'bahar-2025');
    expect([wrong.status, String(wrong.body).includes('Parola yanlış')]).toEqual([403, true]);
    expect((await enter(kits, 'bahar-2026', 'x')).status).toBe(403);
    const right = await enter(kits, 'bahar-2026');
    expect([right.status, right.headers.location]).toEqual([303, path]);
    expect(right.headers['set-cookie']?.[0]).toMatch(new RegExp(`; Path=${path}; HttpOnly; SameSite=Lax$`));
    const cookie = cookieOf(right);
    expect(String((await visit(path, { headers: { cookie } })).body)).toContain('Bahar kiti');
    expect((await files({ cookie })).size).toBe(4);
    expect((await visit(`${path}/zip`, { headers: { cookie: cookie.replace(/.$/, '!') } })).status).toBe(303);
  });

  it('ends open sessions when it changes, and they end by themselves after twelve hours', async () => {
    const kits = await openOne({ password: 'bahar-2026' });
    const { visit, path, staff, kit, clock } = kits;
    const status = async (cookie: string) => (await visit(`${path}/zip`, { headers: { cookie } })).status;
    const first = cookieOf(await enter(kits, 'bahar-2026'));
    expect(await status(first)).toBe(200);
    await staff('PUT', `/${kit.id}/link`, { password: 'yaz-2026' });
    expect(await status(first)).toBe(303);
    const second = cookieOf(await enter(kits, 'yaz-2026'));
    expect(await status(second)).toBe(200);
    clock.advance(12 * hourMs + 1);
    expect(await status(second)).toBe(303);
    await staff('PUT', `/${kit.id}/link`, { password: '' });
    expect(await status('')).toBe(200);
  });

  it('can be guessed only a few times; right entries do not count', async () => {
    const kits = await openOne({ password: 'bahar-2026' });
    for (let time = 0; time < 9; time += 1) expect((await enter(kits, `x${time}`)).status).toBe(403);
    for (let time = 0; time < 3; time += 1) expect((await enter(kits, 'bahar-2026')).status).toBe(303);
    expect((await enter(kits, 'x')).status).toBe(403);
    const limited = await enter(kits, 'bahar-2026');
    expect([limited.status, limited.headers['retry-after']]).toEqual([429, '900']);
  });
});

it('an unknown, replaced, closed, expired or deleted link tells nothing but that it does not open', async () => {
  const kits = await openOne();
  const { visit, staff, link, make, clock, path: replaced } = kits;
  const unknown = told(await visit(`/dosya/kit/${'x'.repeat(43)}`));
  expect([unknown.status, unknown.body.includes('Bu bağlantı açılmıyor')]).toEqual([404, true]);
  const gone = async (path: string) => {
    for (const part of ['', '/zip', '/xlsx', '/1/1']) expect(told(await visit(path + part))).toEqual(unknown);
    expect(told(await visit(path, { method: 'POST' }))).toEqual(unknown);
  };
  await gone('/dosya/kit/kisa');
  const next = await link(kits.kit);
  await gone(replaced);
  expect((await visit(next)).status).toBe(200);
  await staff('DELETE', `/${kits.kit.id}/link`);
  await gone(next);

  const other = await make({ codes: 'TK-1', name: 'Silinecek' });
  const ofOther = await link(other);
  await staff('DELETE', `/${other.id}`);
  await gone(ofOther);
  await staff('PUT', `/${other.id}/restore`);
  await gone(ofOther);

  const last = await make({ codes: 'TK-1', name: 'Bugün biten', ends_on: '2026-03-02' });
  const ofLast = await link(last);
  clock.set('2026-03-02T20:59:00Z');
  expect((await visit(ofLast)).status).toBe(200);
  clock.advance(2 * 60_000);
  await gone(ofLast);
  const renamed = await staff('PUT', `/${last.id}`, { name: 'Yeni ad' });
  expect(renamed.status).toBe(200);
  await staff('PUT', `/${last.id}`, { ends_on: '2026-03-10' });
  expect((await visit(ofLast)).status).toBe(200);
  clock.advance(30 * dayMs);
  await gone(ofLast);
});
