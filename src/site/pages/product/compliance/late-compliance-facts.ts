import { latePart } from '../../../loading/late-part.tsx';

const load = async () => (await import('./compliance-facts.tsx')).ComplianceFacts;

export const LateComplianceFacts = latePart(load, import.meta.env.SSR ? await load() : undefined);
