import { latePart } from '../../../loading/late-part.tsx';

const load = async () => (await import('./variant-table.tsx')).VariantTable;

export const LateVariantTable = latePart(load, import.meta.env.SSR ? await load() : undefined);
