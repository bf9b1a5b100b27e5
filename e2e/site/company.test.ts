import { axe, expect, openSite, test } from '../fixtures.ts';

test('accounts are in the navbar or the drawer, and the footer shows the company in the language of the page', async ({
  page,
  isMobile,
}) => {
  await openSite(page, '/');
  if (isMobile) await page.getByRole('button', { name: 'Menüyü aç' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  const accounts = (isMobile ? drawer : page.getByRole('banner')).getByRole('list', { name: 'Sosyal medya' });
  await expect(accounts.getByRole('link', { name: 'LinkedIn', exact: true })).toBeVisible();
  if (isMobile) await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  const footer = page.getByRole('contentinfo');
  const number = footer.getByRole('link', { name: '+90 212 000 00 24' });
  if (isMobile) {
    await expect(number).toBeHidden();
    // Without folding, the footer would be longer than two screens.
    expect((await footer.boundingBox())?.height).toBeLessThan(1.4 * (page.viewportSize()?.height ?? 0));
  }
  for (const name of ['Telefon', 'E-Posta', 'Adres', 'Sözleşmeler']) {
    await expect(footer.getByRole('heading', { name, exact: true })).toBeVisible();
    if (isMobile) await footer.getByRole('button', { name, exact: true }).click();
  }
  await expect(number).toHaveAttribute('href', 'tel:+902120000024');
  await expect(footer.getByRole('link', { name: 'satis@ornekmetal.example' })).toHaveAttribute(
    'href',
    'mailto:satis@ornekmetal.example',
  );
  await expect(footer.getByText('Örnek Metal Aksesuar Sanayi ve Ticaret A.Ş.')).toBeVisible();
  const account = footer.getByRole('link', { name: 'Instagram', exact: true });
  await expect(account).toHaveAttribute('rel', 'noopener me');
  // At desk width nothing is folded, so the visitor's journey checks the same page.
  if (isMobile) await axe(page);
  await footer.getByRole('navigation', { name: 'Sözleşmeler' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/sozlesme\//);

  await openSite(page, '/en');
  await expect(footer.getByRole('heading', { name: 'Phone', exact: true })).toBeVisible();
  if (isMobile) await footer.getByRole('button', { name: 'Phone', exact: true }).click();
  await expect(footer.getByText('Switchboard')).toBeVisible();
  await expect(footer.getByText('Santral')).toBeHidden();
});

test('every page tells search engines how to reach the company @desk', async ({ request }) => {
  const html = await (await request.get('/kurumsal')).text();
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  const { '@graph': things } = JSON.parse(json ?? '') as { '@graph': unknown[] };
  expect(things[0]).toMatchObject({
    '@type': 'Organization',
    telephone: '+90 212 000 00 18',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Örnek Organize Sanayi Bölgesi, 4. Cadde No: 18',
      postalCode: '34000',
      addressLocality: 'Örnekköy',
      addressRegion: 'İstanbul',
      addressCountry: 'TR',
    },
    sameAs: expect.arrayContaining(['https://instagram.example/ornekmetalaksesuar']),
  });
});
