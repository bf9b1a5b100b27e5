import { addressInCode, printedAddress, type ShortLinkKind } from '#features/short-links/short-code.rules.ts';
import { drawQrCode } from '#features/short-links/server/qr-code.ts';
import { ensureShortLinks } from '#features/short-links/server/short-links.service.ts';
import type { Context } from '#server/context/context.ts';

/** White squares around a code in `drawQrCode`. */
const quietZone = 4;

/**
 * The QR codes of the short links of records as SVG, by id: links that still lead on when an address has changed.
 * Templates leave the white space around them. Empty without `PUBLIC_URL`, because paper needs the whole address.
 */
export async function qrCodesOf(
  ctx: Pick<Context, 'db' | 'connections' | 'clock' | 'config'>,
  kind: ShortLinkKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { publicUrl } = ctx.config;
  if (publicUrl === '') return new Map();
  const links = await ensureShortLinks(ctx, kind, ids);
  const codes = [...links].map(async ([id, short]) => {
    const { size, path } = await drawQrCode(addressInCode(printedAddress(publicUrl, { short })));
    const inner = size - 2 * quietZone;
    const box = `${quietZone} ${quietZone} ${inner} ${inner}`;
    return [
      id,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="${path}"/></svg>`,
    ] as const;
  });
  return new Map(await Promise.all(codes));
}
