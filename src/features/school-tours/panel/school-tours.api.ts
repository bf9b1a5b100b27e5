import { useQuery } from '@tanstack/react-query';
import { schoolTour, SchoolTourList, type SchoolTour } from '../school-tour.ts';
import { read } from '#panel/api/client.ts';
import { saveOptimisticOrder, sortByIds } from '#panel/api/optimistic-order.ts';
import { galleryCalls } from '#panel/galleries/gallery-files.api.ts';
import { recordCalls } from '#panel/records/record-calls.ts';

const perPage = 100;

/** Loads all tours at once: a company has only a few, and sorting needs the whole list. */
async function readAll(): Promise<SchoolTour[]> {
  const tours: SchoolTour[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await read(SchoolTourList, '/school-tours', {
      page: String(page),
      per_page: String(perPage),
    });
    tours.push(...answer.data);
    last = answer.last_page;
  }
  return tours;
}

const calls = recordCalls('school-tours', schoolTour);
export const schoolTourCalls = { ...calls, list: { ...calls.list, queryFn: readAll } };
export const tourFileCalls = galleryCalls('/school-tours', 'school-tour-files');

/** The tour as it is stored now. A form may hold an earlier version. */
export function useStoredTour(tour: SchoolTour): SchoolTour {
  const { data } = useQuery(schoolTourCalls.list);
  return data?.find(({ id }) => id === tour.id) ?? tour;
}

export function sortTourFiles(id: number, fileIds: readonly number[]): Promise<void> {
  const change = (tours: SchoolTour[], next: (tour: SchoolTour) => SchoolTour) =>
    tours.map((tour) => (tour.id === id ? next(tour) : tour));
  return saveOptimisticOrder<SchoolTour[]>({
    queryKey: schoolTourCalls.list.queryKey,
    reorder: (tours) => change(tours, (tour) => ({ ...tour, files: sortByIds(tour.files, fileIds) })),
    versionOf: (tours) => tours.find((tour) => tour.id === id)?.order_versions.images,
    withVersion: (tours, images) => change(tours, (tour) => ({ ...tour, order_versions: { images } })),
    send: (version) => tourFileCalls.order(id, 'images', fileIds, version),
  });
}
