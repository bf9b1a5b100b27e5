import type { Selectable } from 'kysely';
import type { SimpleRow } from './content.ts';

export type TransporterTypeTable = SimpleRow & { key: string; name: string };
export type TransporterTypeRow = Selectable<TransporterTypeTable>;
