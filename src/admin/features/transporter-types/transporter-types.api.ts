import { useQuery } from '@tanstack/react-query';
import { Success } from '#shared/schema/envelope.ts';
import { OrderWritten } from '#shared/api/product-order.ts';
import {
  ManagedTransporterTypes,
  TransporterTypeWritten,
  type ManagedTransporterType,
} from '#shared/api/transporter-type.ts';
import { read, write } from '../../api/client.ts';
import type { Fields } from '../../api/form-body.ts';
import { invalidateAfter } from '../../api/queries.ts';
import { queueOf, saveOptimisticOrder, sortByIds } from '../../api/optimistic-order.ts';

const queryKey = ['transporter-types'];
const list = { queryKey, queryFn: () => read(ManagedTransporterTypes, '/transporter-types') };

/** The name in `lang`; a type without one is called by its key. */
export const transporterTypeName = (type: ManagedTransporterType, lang: string) =>
  type[`name_${lang}`] || type.key;

/** All types in their stored order. */
export function useManagedTransporterTypes() {
  return useQuery(list);
}

/** All types as options of a select, named in `lang`. */
export function useTransporterTypes(lang: string) {
  return useQuery({
    ...list,
    select: (rows) => rows.map((row) => ({ value: row.key, label: transporterTypeName(row, lang) })),
  });
}

export async function createTransporterType(fields: Fields): Promise<ManagedTransporterType> {
  return (await invalidateAfter(write(TransporterTypeWritten, 'POST', '/transporter-types', fields))).data;
}

export async function updateTransporterType(id: number, fields: Fields): Promise<ManagedTransporterType> {
  return (await invalidateAfter(write(TransporterTypeWritten, 'PUT', `/transporter-types/${id}`, fields)))
    .data;
}

export function deleteTransporterType(id: number): Promise<Success> {
  return invalidateAfter(write(Success, 'DELETE', `/transporter-types/${id}`));
}

export function sortTransporterTypes(ids: readonly number[]): Promise<void> {
  return saveOptimisticOrder<ManagedTransporterType[]>({
    queryKey,
    reorder: (rows) => sortByIds(rows, ids),
    versionOf: (rows) => rows[0]?.order_version,
    withVersion: (rows, order_version) => rows.map((row) => ({ ...row, order_version })),
    send: (order_version) =>
      write(OrderWritten, 'PUT', '/transporter-types/queue', { queue: queueOf(ids), order_version }),
  });
}
