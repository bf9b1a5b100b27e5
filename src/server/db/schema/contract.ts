import type { Generated } from 'kysely';
import type { ContractAddition } from '#features/contracts/contract.ts';
import type { SimpleRow } from './content.ts';

/** `name`, `content` and `seo_name` are JSON: texts by language. */
export type ContractTable = SimpleRow & {
  name: string;
  content: string;
  seo_name: string;
  is_active: number;
  /** What the program writes below the text (`ContractAddition`); empty for nothing. */
  addition: Generated<ContractAddition>;
};
