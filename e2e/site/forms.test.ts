import type { Page } from '@playwright/test';
import type { Message, MessagePage } from '#features/messages/message.ts';
import type { Order } from '#features/orders/order.ts';
import type { SubscriberPage } from '#features/newsletter/subscriber.ts';
import { turkishTexts } from '#features/languages/interface-texts.rules.ts';
import { fieldsOf, type MessageField } from '#features/public-forms/message-form.rules.ts';
import { minimumFillTime } from '#features/public-forms/public-form.rules.ts';
import type { MessageType } from '#shared/rules/message-types.ts';
import { englishTexts } from '#features/languages/server/interface-texts.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import { expect, openSite, test } from '../fixtures.ts';

const topics: readonly MessageType[] = [
  'contact',
  'offer',
  'school-tour-request',
  'special-tour',
  'human-resources',
];
const cv = 'demo/documents/certificates/iso-14001.pdf';
const product = '/urun/klasik-dilli-toka';

/** The values that a visitor types; the day has the same digits in any order of its parts. */
const typed: Readonly<Partial<Record<string, string>>> = {
  name: 'Ayşe Yılmaz',
  phone: '0532 000 00 18',
  company: 'Örnek Çanta',
  school: 'Örnek Lisesi',
  position: 'Kalıpçı',
  subject: 'Numune',
  group_size: '24',
  date: '05052031',
  message: 'İki toka numunesi rica ederiz.',
};

/** The stored values that staff then see, by the field names of the API. */
function stored(type: MessageType) {
  const has = (field: MessageField) => fieldsOf(type).includes(field);
  return {
    ...Object.fromEntries(
      (['name', 'phone', 'company', 'subject', 'message'] as const)
        .filter(has)
        .map((field) => [field, typed[field]]),
    ),
    wants_news: true,
    notice: { name: expect.any(String) },
    details: {
      ...(has('school') && { school: typed.school }),
      ...(has('group_size') && { group_size: 24 }),
      ...(has('date') && { date: '2031-05-05' }),
      ...(has('tour_id') && { tour: { name: expect.any(String) } }),
      ...(has('position') && { position: typed.position }),
    },
    file: type === 'human-resources' ? { name: 'iso-14001.pdf' } : null,
  };
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { name, type } = document.activeElement as HTMLInputElement;
    return { name, type };
  });

/** Lets the time pass that a visitor takes at least, so that nothing waits for it. */
const takeTime = (page: Page) => page.clock.fastForward(minimumFillTime);

/** Fills in the form by moving on with Tab, and sends it. */
async function fillByKeyboard(page: Page, email: string): Promise<void> {
  const filled = new Set<string>();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const { name, type } = await focused(page);
    if (type === 'submit') {
      await takeTime(page);
      return page.keyboard.press('Enter');
    }
    // Browsers make the parts of a date separate tab stops, so a filled field may get the focus again.
    if (!name || filled.has(name)) continue;
    filled.add(name);
    if (type === 'checkbox') await page.keyboard.press('Space');
    else if (type === 'select-one') await page.keyboard.press('ArrowDown');
    else if (type === 'file') {
      await page.keyboard.press('Space');
      await expect(page.getByText('iso-14001.pdf')).toBeVisible();
    } else await page.keyboard.type(name === 'email' ? email : (typed[name] ?? ''));
  }
  throw new Error('Tab does not reach the button that sends');
}

/** Fills in the form from top to bottom by tapping, and sends it. */
async function fillByTouch(page: Page, form: string, email: string): Promise<void> {
  const fields = page.locator(form).locator('input:not([type=radio], [tabindex="-1"]), select, textarea');
  for (const field of await fields.all()) {
    const { name, type } = await field.evaluate(({ name, type }: HTMLInputElement) => ({ name, type }));
    if (type === 'file') await field.setInputFiles(cv);
    else if (type === 'select-one') await field.selectOption({ index: 1 });
    else await field.tap();
    if (type === 'date') await field.fill('2031-05-05');
    else if (/text|email|tel/.test(type)) await field.fill(name === 'email' ? email : (typed[name] ?? ''));
  }
  await takeTime(page);
  await page.locator(form).locator('[type=submit]').tap();
}

for (const [lang, texts, prefix, way] of [
  ['tr', turkishTexts, '', 'keyboard @desk'],
  ['en', englishTexts, '/en', 'touch @phone'],
] as const)
  test(`every form is sent and stored, in ${lang} by ${way}`, async ({ page, server, isMobile }) => {
    const staff = await signInTo(server.url, server.account);
    const read = async <Answer>(path: string) =>
      (await (await staff.call('GET', `/api/admin/${path}`)).json()) as Answer;
    const addressFor = (form: string) => `${form}-${lang}-${Date.now()}@firma.example`;
    const messageOf = async (type: MessageType, email: string) => {
      const { data } = await read<MessagePage>(`${type}?search=${email}`);
      expect(data, type).toHaveLength(1);
      return read<Message>(`${type}/${data[0]?.id}`);
    };
    const press = (name: string) => {
      const button = page.getByRole('button', { name, exact: true });
      return isMobile ? button.tap() : button.press('Enter');
    };
    const fill = (form: string, email: string) =>
      isMobile ? fillByTouch(page, form, email) : fillByKeyboard(page, email);
    const path = `${prefix}/iletisim`;
    // The listener is attached early, because the browser may show a file chooser before Playwright
    // intercepts it.
    page.on('filechooser', (chooser) => void chooser.setFiles(cv));

    await page.clock.install();
    await openSite(page, path);
    for (const [index, type] of topics.entries())
      await test.step(type, async () => {
        const email = addressFor(type);
        const topic = (one: MessageType) =>
          page.getByRole('radio', {
            name: texts.contact[`topic_${one.replaceAll('-', '_')}` as 'topic_offer'],
          });
        if (isMobile) await topic(type).tap();
        else {
          await topic(topics[index - 1] ?? type).focus();
          if (index > 0) await page.keyboard.press('ArrowDown');
        }
        await expect(topic(type)).toBeChecked();
        await fill('.message-form', email);
        await expect(page.getByRole('heading', { name: texts.contact.sent_title })).toBeFocused();
        expect(await messageOf(type, email)).toMatchObject({ ...stored(type), lang, form: path, email });
        await press(texts.contact.write_another);
      });

    await test.step('newsletter', async () => {
      const email = addressFor('haber');
      await page.getByLabel(texts.newsletter.email).fill(email);
      if (isMobile) await press(texts.newsletter.submit);
      else await page.keyboard.press('Enter');
      await takeTime(page);
      await expect(page.getByRole('alertdialog')).toHaveAccessibleName(texts.form_error.gonderildi);
      const { data } = await read<SubscriberPage>(`newsletter-sub?search=${email}`);
      expect(data).toMatchObject([{ email, lang, form: path }]);
    });

    await test.step('offer list', async () => {
      const email = addressFor('liste');
      await openSite(page, prefix + product);
      await press(texts.offer.add);
      const opener = page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`^${texts.offer.title}`) });
      await (isMobile ? opener.tap() : opener.press('Enter'));
      await press(texts.offer.next);
      await expect(page.getByRole('heading', { name: texts.offer.details })).toBeFocused();
      await fill('.offer-details', email);
      await expect(page.getByRole('heading', { name: texts.offer.sent_title })).toBeVisible();
      const message = await messageOf('offer', email);
      expect(message).toMatchObject({ ...stored('offer'), lang, form: prefix + product });
      const { lines } = await read<Order>(`orders/${message.order_id}`);
      expect(lines).toMatchObject([{ code: 'TK-11', quantity: 1, wants_sample: false }]);
    });
  });
