import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { socialMedia as schemas, type SocialMedium } from '../social-media.ts';
import { guessSocialIcon } from '../social-icon.rules.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectRows } from '#server/db/record-rows.ts';
import type { SocialMediaTable } from '#server/db/schema/social-media.ts';
import { recordOperations } from '#server/records/record-operations.ts';
import { recordResource } from '#server/records/record-resource.ts';
import { recordRoutes } from '#server/records/record-routes.ts';
import { recordTable } from '#server/records/record-table.ts';

const table = recordTable('social_media', { name: '', uri: '', icon_name: '' });

const socialMedia = recordResource({
  schemas,
  table,
  columns: ({ name, uri, icon_name }) => ({ name, uri, icon_name }),
  present: () => Promise.resolve(presentAccount),
});

export const socialMediaAccounts = recordOperations(socialMedia);

/** If no icon is chosen, it is guessed from the present name. */
function presentAccount({ name, uri, icon_name }: SocialMedium): SocialMedium {
  return { name, uri, icon_name: guessSocialIcon(icon_name || name) };
}

export function socialMediaRoutes(app: FastifyInstance, ctx: Context): void {
  recordRoutes(app, ctx, {
    url: 'settings/social-media',
    ids: 'body',
    schemas,
    calls: socialMediaAccounts,
  });
}

/** The accounts for visitors, in their order. */
export async function listSocialMedia(db: Reader): Promise<SocialMedium[]> {
  const rows = await selectRows<Selectable<SocialMediaTable>>(db, table.name);
  return rows.map(presentAccount);
}
