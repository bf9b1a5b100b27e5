import { resealSignIns } from '#features/scheduled-imports/server/sign-in-secret.ts';
import { resealSecrets, type Resealed } from '#features/second-factor/server/reseal.service.ts';

/** Seals all secrets with the present key. Authenticator apps come last, since older keys are removed after them. */
export async function resealAllSecrets(ctx: Parameters<typeof resealSecrets>[0]): Promise<Resealed> {
  await resealSignIns(ctx);
  return resealSecrets(ctx);
}
