import type { Selectable } from 'kysely';
import type { KitList } from '../kit.ts';
import { fromJson } from '#server/db/json.ts';
import type { KitTable } from '#server/db/schema/kits/kit.ts';

export type KitRow = Selectable<KitTable>;

export const productIdsOf = ({ product_ids: ids }: Pick<KitRow, 'product_ids'>) => fromJson<number[]>(ids);
export const categoryIdsOf = ({ category_ids: ids }: Pick<KitRow, 'category_ids'>) => fromJson<number[]>(ids);
export const listOf = ({ list }: Pick<KitRow, 'list'>) => (list === '' ? null : fromJson<KitList>(list));
