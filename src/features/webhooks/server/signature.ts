import { createHmac } from 'node:crypto';
import type { Context } from '#server/context/context.ts';

type Secrets = Pick<Context, 'secret'> & { config: { oldAppSecret: string | undefined } };

const secretBytes = (secret: string, salt: string) =>
  createHmac('sha256', secret).update(`webhook:${salt}`).digest();

/** The secret of an address, as standardwebhooks.com writes it. It is derived, so that no table contains it. */
export function webhookSecret({ secret }: Pick<Context, 'secret'>, salt: string): string {
  return `whsec_${secretBytes(secret, salt).toString('base64')}`;
}

/**
 * The headers of a call. After a change of `APP_SECRET` there is a second signature with the former secret, so that
 * receivers have time to change theirs.
 */
export function signedHeaders(
  { secret, config }: Secrets,
  { salt, id, body, now }: { salt: string; id: string; body: string; now: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const secrets = new Set([secret, ...(config.oldAppSecret === undefined ? [] : [config.oldAppSecret])]);
  const signatures = [...secrets].map((one) => {
    const hmac = createHmac('sha256', secretBytes(one, salt)).update(`${id}.${timestamp}.${body}`);
    return `v1,${hmac.digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
