import {
  HomeSectionWritten,
  ManagedHomeSections,
  type HomeSectionKey,
  type ManagedHomeSection,
} from '../home-section.ts';
import { OrderWritten } from '#shared/schema/record.ts';
import { read, write } from '#panel/api/client.ts';
import { saveOptimisticOrder } from '#panel/api/optimistic-order.ts';
import { invalidateAfter, queryClient } from '#panel/api/queries.ts';

export const homeSectionsPath = '/home-sections';

export const homeSections = {
  queryKey: ['home-sections'],
  queryFn: () => read(ManagedHomeSections, homeSectionsPath),
};

/** Switches a section on or off. The screen shows the change before the server answers. */
export function switchHomeSection(section: HomeSectionKey, is_active: boolean) {
  queryClient.setQueryData<ManagedHomeSection[]>(homeSections.queryKey, (rows) =>
    rows?.map((row) => (row.section === section ? { ...row, is_active } : row)),
  );
  return invalidateAfter(write(HomeSectionWritten, 'PUT', `${homeSectionsPath}/${section}`, { is_active }));
}

/** Moves the sorted sections within the positions that they already occupy; the other sections stay. */
function reorderPart(rows: readonly ManagedHomeSection[], sorted: readonly string[]): ManagedHomeSection[] {
  const order = sorted.flatMap((key) => rows.find(({ section }) => section === key) ?? []);
  return rows.map((row) => (sorted.includes(row.section) ? (order.shift() ?? row) : row));
}

export function orderHomeSections(sorted: readonly string[]): Promise<void> {
  return saveOptimisticOrder<ManagedHomeSection[]>({
    queryKey: homeSections.queryKey,
    reorder: (rows) => reorderPart(rows, sorted),
    versionOf: (rows) => rows[0]?.order_version,
    withVersion: (rows, order_version) => rows.map((row) => ({ ...row, order_version })),
    send: (order_version) =>
      write(OrderWritten, 'PUT', `${homeSectionsPath}/queue`, {
        queue: sorted.map((section, index) => ({ section, queue: sorted.length - index })),
        order_version,
      }),
  });
}
