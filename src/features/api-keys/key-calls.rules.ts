import { messageTypes } from '#shared/rules/message-types.ts';

/** What a key may be allowed to do, in Turkish. */
export const keyScopes = {
  read: 'Kataloğu ve sayfaları okur',
  content: 'Kataloğu ve sayfaları değiştirir',
  messages: 'Gelen mesajları okur ve işaretler',
} as const;
export type KeyScope = keyof typeof keyScopes;

/** What a key that another program sends begins with. */
export const keyPrefix = 'vtr_';

/** Lists of records with the same calls. */
const lists = [
  'attribute-labels',
  'catalogues',
  'categories',
  'certificates',
  'contents',
  'finishes',
  'posts/blog',
  'posts/fairs',
  'posts/videos',
  'products',
  'school-tours',
  'sizes',
  'transporter-types',
].map((name) => `/api/admin/${name}`);

/**
 * The only place that opens calls to keys: by scope, as method and route. A call that is not named is closed, and
 * `test/api-keys.test.ts` holds the list against all routes.
 */
const openCalls: Readonly<Record<KeyScope, readonly string[]>> = {
  read: [
    ...lists.flatMap((list) => [`GET ${list}`, `GET ${list}/:id`]),
    'GET /api/v1/products',
    'GET /api/admin/products/:id/variants',
    'GET /api/admin/contracts',
    'GET /api/admin/contracts/:id',
    'GET /api/admin/home-sections',
    'GET /api/admin/media',
    'GET /api/admin/settings/contact-information',
    'GET /api/admin/settings/social-media',
  ],
  content: [
    ...lists.flatMap((list) => [
      `POST ${list}`,
      `PUT ${list}/:id`,
      `DELETE ${list}/:id`,
      `PUT ${list}/queue`,
    ]),
    'PUT /api/v1/products/:code',
    'POST /api/v1/products/batch',
    'PUT /api/admin/products/:id/variants',
    'PUT /api/admin/products/:id/variants/queue',
    'POST /api/admin/products/:id/files',
    'PUT /api/admin/products/files/:id',
    'DELETE /api/admin/products/files/:id',
    'PUT /api/admin/products/files-queue/:id',
    'POST /api/admin/media',
    'PUT /api/admin/media/:id',
  ],
  messages: messageTypes.flatMap((type) => [
    `GET /api/admin/${type}`,
    `GET /api/admin/${type}/:id`,
    `GET /api/admin/${type}/not-check-count`,
    `PUT /api/admin/${type}/check`,
    `PUT /api/admin/${type}/trash`,
    `PUT /api/admin/${type}/restore`,
  ]),
};

const scopeByCall: ReadonlyMap<string, KeyScope> = new Map(
  (Object.keys(openCalls) as KeyScope[]).flatMap((scope) =>
    openCalls[scope].map((call): [string, KeyScope] => [call, scope]),
  ),
);

/** The calls that are open to keys, with the scope that opens each. */
export const keyCalls: readonly (readonly [call: string, scope: KeyScope])[] = [...scopeByCall];

/** The scope that a key needs for a call; undefined if the call is closed to keys. */
export function scopeOfCall(method: string, route: string): KeyScope | undefined {
  return scopeByCall.get(`${method === 'HEAD' ? 'GET' : method} ${route}`);
}
