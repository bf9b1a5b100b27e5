import { chromium } from 'playwright-core';
const [port,out] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu','--disable-quic'] });
const c = await b.newContext({ viewport: { width: 1440, height: 900 }, baseURL: `http://127.0.0.1:${port}`, locale: 'tr-TR', reducedMotion: 'reduce' });
const p = await c.newPage();
p.on('console', m => { if (m.type()==='error'||/trusted/i.test(m.text())) console.log('CONSOLE', p.url(), m.text().slice(0,300)); });
p.on('pageerror', e => console.log('ERR', p.url(), String(e).slice(0,300)));
const panel = ['/admin/dashboard','/admin/page-meta','/admin/pages/products','/admin/pages/products/insert','/admin/pages/products-categories','/admin/lists','/admin/imports','/admin/settings/contact-information','/admin/contract-insert','/admin/pages/home','/admin/pages/about','/admin/pages/blog/insert','/admin/contact','/admin/media','/admin/settings/site?tab=scripts','/admin/settings/site?tab=api','/admin/settings/site','/admin/languages','/admin/users','/admin/audit','/admin/profile','/admin/deleted'];
const r = await p.request.get('/api/csrf-token'); const { token } = await r.json();
const a = await (await p.request.post('/api/auth/login', { data: { email: 'yonetici@vitrin.test', password: 'vitrin-deneme' }, headers: { 'X-CSRF-TOKEN': token } })).json();
await p.goto('/healthz'); await p.evaluate((a) => { localStorage.setItem('token', a.token); localStorage.setItem('user_data', JSON.stringify(a.data)); localStorage.setItem('expirationDate', new Date(Date.now() + a.expires_in * 1000).toISOString()); }, a);
for (const s of panel) { await p.goto(s, { waitUntil: 'load' }); await p.waitForTimeout(1200); }
for (const w of [390, 768, 1440]) { await p.setViewportSize({ width: w, height: 900 }); for (const t of ['scripts','api']) { await p.goto('/admin/settings/site?tab='+t); await p.waitForTimeout(1500); if (t==='api') await p.locator('details').nth(4).locator('summary').click(); await p.screenshot({ path: `${out}/${t}-${w}.png`, fullPage: t==='scripts' }); } }
// a sink must be refused
await p.goto('/admin/dashboard'); await p.waitForTimeout(1000);
console.log('sink:', await p.evaluate(() => { try { document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=1>'); return 'allowed'; } catch (e) { return String(e).slice(0,120); } }));
await b.close();
