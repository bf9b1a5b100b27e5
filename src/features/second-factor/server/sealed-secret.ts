import type { Context } from '#server/context/context.ts';
import { refused } from '#server/errors.ts';
import { createSealer } from '#server/secrets/sealer.ts';

const sealer = createSealer('second-factor');

/**
 * Encrypts a user's secret with the present key.
 *
 * @throws AppError 422 if the server has no key outside the database
 */
export function seal(ctx: Pick<Context, 'sealing'>, userId: number, secret: string): string {
  const sealed = sealer.seal(ctx, userId, secret);
  if (sealed === undefined) throw noKey();
  return sealed;
}

export const { unseal, unsealWithPresentKey } = sealer;

const noKey = () =>
  refused(
    'Doğrulama uygulaması bu sunucuda henüz kurulamıyor: sunucuyu kuran kişi APP_SECRET ayarını vermeli (en az 32 karakter).',
  );
