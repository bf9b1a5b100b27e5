import { renderMail, type MailBlock, type MailBrand } from '#features/mail/server/mail-layout.ts';
import { paths } from '#shared/panel-paths.ts';
import { gapName } from '../../gap-names.rules.ts';
import type { ProductCompleteness } from '../../product-families.ts';
import { lackingQuery, type SavedListCompleteness } from '../../saved-list.ts';

export type WeekNumbers = Pick<ProductCompleteness, 'products' | 'complete' | 'score' | 'gaps'>;

type Week = {
  now: WeekNumbers;
  /** Those of the last mail; undefined before the second one. */
  last: WeekNumbers | undefined;
  /** The lists of the reader. */
  lists: readonly SavedListCompleteness[];
  /** The origin of the panel; without it the mail has no links. */
  panelUrl: string;
};

/** Writes what products lack and what changed since the last mail, each with the list of its products. */
export function renderWeeklyMail(brand: MailBrand, week: Week) {
  const { now, last, lists, panelUrl } = week;
  const listOf = (query: string) => `${panelUrl}${paths.products}?${query}`;
  const rows = now.gaps.map(({ key, count }) => [
    gapName(key),
    number(count),
    last ? change(count - (last.gaps.find((gap) => gap.key === key)?.count ?? 0)) : '–',
  ]);
  const blocks: MailBlock[] = [
    { kind: 'text', text: summary(now, last) },
    {
      kind: 'table',
      titles: ['Eksik', 'Ürün', 'Geçen haftaya göre'],
      rows,
      ...(panelUrl && { urls: now.gaps.map(({ key }) => listOf(`without=${key}`)) }),
    },
  ];
  const lacking = lists.filter(({ gaps }) => gaps.length > 0);
  if (lacking.length > 0)
    blocks.push({
      kind: 'table',
      titles: ['Listeniz', 'Eksiği olan ürün', 'Tamlık'],
      rows: lacking.map(({ name, products, complete, score }) => [
        name,
        number(products - complete),
        `%${score}`,
      ]),
      ...(panelUrl && { urls: lacking.map(({ query }) => listOf(lackingQuery(query))) }),
    });
  if (panelUrl) blocks.push({ kind: 'button', label: 'Tamlığı aç', url: listOf('mode=completeness') });
  const footer = 'Bu e-posta her pazartesi gönderilir. Panelde “Profilim” ekranından kapatabilirsiniz.';
  return {
    subject: `Tamlık %${now.score}: ${number(now.products - now.complete)} ürünün eksiği var`,
    ...renderMail(brand, { lang: 'tr', title: 'Ürünlerde eksik kalanlar', blocks, footer }),
  };
}

function summary({ products, complete, score }: WeekNumbers, last: WeekNumbers | undefined): string {
  const shares = `${number(products)} üründen ${number(complete)} tanesinde eksik yok. Ortalama tamlık %${score}`;
  return last ? `${shares}; geçen hafta %${last.score} idi.` : `${shares}.`;
}

const number = (value: number) => value.toLocaleString('tr');

const change = (by: number) => (by === 0 ? 'aynı' : by > 0 ? `+${number(by)}` : `−${number(-by)}`);
