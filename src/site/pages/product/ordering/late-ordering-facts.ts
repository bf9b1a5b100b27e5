import { latePart } from '../../../loading/late-part.tsx';

const load = async () => (await import('./ordering-facts.tsx')).OrderingFacts;

export const LateOrderingFacts = latePart(load, import.meta.env.SSR ? await load() : undefined);
