import { createLocaliser } from '#server/texts/localiser.ts';
import { countText, translator, type Translate } from '#features/languages/translate.rules.ts';
import { getInterfaceTexts } from '#features/languages/server/interface-texts.read.ts';
import type { OfferLineInput } from '#features/message-forms/message-form.ts';
import {
  loadOffered,
  readOfferLines,
  type OfferLine,
} from '#features/message-forms/server/offer-lines.read.ts';
import { messageReference } from '#features/messages/server/message-reference.ts';
import { loadVariantVocabulary } from '#features/offered-variants/server/vocabulary.read.ts';
import { loadOrderLines, type OfferMessage } from '#features/orders/server/orders.read.ts';
import { createSiteApi } from '#features/site-api/server/create-site-api.ts';
import { dateLocale } from '#shared/rules/date-locale.ts';
import type { Context } from '#server/context/context.ts';
import { listActiveLanguages } from '#server/languages/languages.service.ts';
import { loadPictures } from '#server/media/media.read.ts';
import type { WantedDocument } from '../print-document.ts';
import { presentCompany } from '../printed-company.ts';
import { createPrintedFiles, type PrintedBox } from '../printed-files.ts';

type Reading = Pick<Context, 'db' | 'clock' | 'config' | 'publicFiles'>;

/** A document for `openPrivateDocument`, with its file name. */
export type OfferListDocument = { fileName: string; document: WantedDocument };

type Shown = { lines: readonly OfferLine[]; reference: string; day: Date };

const pictureBox: PrintedBox = { width: 16, height: 20 };
const swatchBox: PrintedBox = { width: 4, height: 4 };

/** The offer list of a visitor who has not sent it; without names and pictures of what nobody sees. */
export async function findOpenOfferList(
  ctx: Reading,
  wantedLang: string,
  sent: readonly OfferLineInput[],
): Promise<OfferListDocument> {
  const words = await loadWords(ctx, wantedLang);
  const read = await readOfferLines(ctx, sent, {
    localiser: words.localiser,
    unchosen: words.translate('form_error.unchosen'),
  });
  // A variant that is gone leaves the line of its product with the sent texts.
  const lines = read.map((line, at) =>
    sent[at]?.variant_id !== undefined && line.variant_id === null ? { ...line, product_id: null } : line,
  );
  return present(ctx, words, { lines, reference: '', day: ctx.clock.now() });
}

/** The offer list of a message, with its reference, as it was sent. */
export async function findSentOfferList(ctx: Reading, message: OfferMessage): Promise<OfferListDocument> {
  const words = await loadWords(ctx, message.lang);
  return present(ctx, words, {
    lines: await loadOrderLines(ctx.db, [message.id]),
    reference: messageReference(message.request_id),
    day: new Date(message.created_at),
  });
}

type Words = Awaited<ReturnType<typeof loadWords>>;

async function loadWords({ db }: Reading, wanted: string) {
  const languages = await listActiveLanguages(db);
  const main = languages.find(({ is_main }) => is_main)?.abbr ?? 'tr';
  const lang = languages.find(({ abbr }) => abbr === wanted)?.abbr ?? main;
  const localiser = createLocaliser(
    lang,
    main,
    languages.map(({ abbr }) => abbr),
  );
  return { lang, localiser, translate: translator(await getInterfaceTexts(db, lang)) };
}

async function present(
  ctx: Reading,
  words: Words,
  { lines, reference, day }: Shown,
): Promise<OfferListDocument> {
  const { db, config } = ctx;
  const { lang, translate } = words;
  const files = createPrintedFiles(ctx.publicFiles, 'print');
  const configuration = await createSiteApi(
    { db, clock: ctx.clock, config: { ...config, mediaUrl: '' } },
    lang,
  ).configuration();
  const dates = new Intl.DateTimeFormat(dateLocale(lang), { dateStyle: 'long', timeZone: config.timeZone });
  const title = translate('offer.title');
  const input = {
    lang,
    words: wordsOf(translate),
    company: presentCompany(configuration, { lang, publicUrl: config.publicUrl, files }),
    title,
    reference,
    date: dates.format(day),
    count: countText(translate, 'offer.lines', lines.length),
    lines: await presentLines(ctx, words, { lines, files }),
  };
  const fileName = `${[title, reference].filter(Boolean).join(' ')}.pdf`;
  return { fileName, document: { main: 'offer-list.typ', input, files } };
}

type Drawn = { lines: readonly OfferLine[]; files: ReturnType<typeof createPrintedFiles> };

/** Lines of products that visitors no longer see keep their words and lose picture and swatch. */
async function presentLines(ctx: Reading, { lang, localiser, translate }: Words, { lines, files }: Drawn) {
  const offered = await loadOffered(ctx, lines);
  const { finishes } = await loadVariantVocabulary(ctx.db, localiser);
  const pictures = await loadPictures(
    ctx.db,
    lines.flatMap(({ image_id: id }) => id ?? []),
  );
  const numbers = new Intl.NumberFormat(lang);
  return lines.map((line) => {
    const { code, name, variant: chosen, note, quantity, wants_sample: sample } = line;
    const variant = offered.variantOf(line);
    const isSeen =
      offered.products.has(line.product_id ?? 0) && (line.variant_id === null || variant !== undefined);
    const finish = finishes.get(variant?.finish_id ?? 0);
    // The words are those that were sent; a finish that was renamed or replaced since must not colour them.
    const swatch = finish && chosen.endsWith(finish.name) ? finish : undefined;
    return {
      code,
      name,
      variant: chosen,
      note,
      quantity: quantity === 0 ? translate('mail.open_quantity') : numbers.format(quantity),
      wants_sample: sample === 1,
      is_gone: !isSeen,
      picture: isSeen ? files.picture(pictures.get(line.image_id ?? 0) ?? null, pictureBox) : null,
      finish: swatch
        ? { name: swatch.name, color: swatch.color, picture: files.picture(swatch.image, swatchBox) }
        : null,
    };
  });
}

function wordsOf(translate: Translate): Record<string, string> {
  return {
    reference: translate('mail.label_reference'),
    product: translate('mail.column_product'),
    quantity: translate('mail.column_quantity'),
    sample: translate('mail.column_sample'),
    yes: translate('mail.yes'),
    note: translate('offer.note'),
    unsent: translate('print.offer_unsent'),
    gone: translate('print.offer_gone'),
    foot: translate('print.offer_note'),
  };
}
