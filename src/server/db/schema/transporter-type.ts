import type { SimpleRow } from './content.ts';

export type TransporterTypeTable = SimpleRow & { key: string; name: string };
