import type { Translate } from '#features/languages/translate.rules.ts';
import { translator } from '#features/languages/translate.rules.ts';
import { getInterfaceTexts } from '#features/languages/server/interface-texts.read.ts';
import { meantCode } from '#features/offered-variants/variant-choice.rules.ts';
import { languagePrefix, pagePath } from '#features/site-api/page-addresses.rules.ts';
import { createSiteApi } from '#features/site-api/server/create-site-api.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import { dateLocale } from '#shared/rules/date-locale.ts';
import type { Context } from '#server/context/context.ts';
import type { DataSheetAddress } from '../data-sheet-path.rules.ts';
import type { WantedDocument } from './print-document.ts';
import { presentCompany } from './printed-company.ts';
import { createPrintedFiles } from './printed-files.ts';
import { presentPrintedProduct } from './printed-product.ts';
import { loadPdfKeys } from './pdf-drawings.read.ts';
import { qrCodesOf } from './qr-svg.ts';

/** The data sheet of a product or of one of its variants as visitors see it now; undefined if they do not see it. */
export async function findDataSheet(
  ctx: Pick<Context, 'db' | 'connections' | 'clock' | 'config' | 'publicFiles'>,
  asked: DataSheetAddress,
): Promise<
  { address: DataSheetAddress; page: string; fileName: string; document: WantedDocument } | undefined
> {
  const { db, clock, config } = ctx;
  // Templates read files of the store, so pictures keep their paths.
  const api = createSiteApi({ db, clock, config: { ...config, mediaUrl: '' } }, asked.lang);
  const language = (await api.languages()).find(({ abbr }) => abbr === asked.lang);
  const product = language && (await api.product(asked.seoName));
  if (!product) return undefined;
  const variant = variantOf(product, asked.code);
  const address = { lang: asked.lang, seoName: product.seo_name, code: variant?.code ?? '' };
  const path = pagePath(languagePrefix(language), {
    name: 'product',
    params: { seo_name: product.seo_name },
    query: { v: address.code },
  });
  const translate = translator(await getInterfaceTexts(db, asked.lang));
  const files = createPrintedFiles(ctx.publicFiles, 'print');
  const pdfKeys = await loadPdfKeys(db, [product]);
  const page = config.publicUrl + path;
  const date = new Intl.DateTimeFormat(dateLocale(asked.lang), {
    dateStyle: 'long',
    timeZone: config.timeZone,
  });
  const [qr] = (await qrCodesOf(ctx, variant ? 'variant' : 'product', [variant?.id ?? product.id])).values();
  const input = {
    lang: asked.lang,
    words: dataSheetWords(translate, date.format(clock.now())),
    company: presentCompany(await api.configuration(), {
      lang: asked.lang,
      publicUrl: config.publicUrl,
      files,
    }),
    address: page,
    qr: qr ?? null,
    product: presentPrintedProduct(product, variant, {
      lang: asked.lang,
      translate,
      files,
      pdfKeys,
      hasOrdering: true,
      main: { width: 72, height: 90 },
      other: { width: 35, height: 36 },
      columns: 7,
    }),
  };
  const fileName = `${variant?.code ?? product.code} ${translate('print.data_sheet')}.pdf`;
  return { address, page, fileName, document: { main: 'data-sheet.typ', input, files } };
}

/** The variant with a code, or with a former one; undefined for the whole model. */
function variantOf({ variants }: ProductPage, code: string) {
  if (code === '') return undefined;
  const present = variants.find((variant) => variant.code === code);
  return present ?? variants.find((variant) => variant.code === meantCode(variants, code));
}

function dataSheetWords(translate: Translate, date: string): Record<string, string> {
  return {
    data_sheet: translate('print.data_sheet'),
    printed_note: translate('print.printed_note', { date }),
    scan: translate('print.scan'),
    finishes: translate('print.finishes'),
    codes: translate('print.codes'),
    ordering: translate('ordering.title'),
    compliance: translate('compliance.title'),
    drawings: translate('products.drawings'),
    description: translate('print.description'),
  };
}
