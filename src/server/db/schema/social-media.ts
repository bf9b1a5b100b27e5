import type { SimpleRow } from './content.ts';

export type SocialMediaTable = SimpleRow & { name: string; uri: string; icon_name: string };
