import { useQuery } from '@tanstack/react-query';
import { DataFeedCreated, DataFeedEnded, DataFeeds, DataFeedWritten, type DataFeed } from '../data-feed.ts';
import { read, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter } from '#panel/api/queries.ts';

const path = '/data-feeds';

export function useDataFeeds() {
  return useQuery({ queryKey: [path], queryFn: () => read(DataFeeds, path) });
}

export async function createDataFeed(fields: Fields): Promise<DataFeedCreated> {
  return (await invalidateAfter(write(DataFeedCreated, 'POST', path, fields))).data;
}

export async function updateDataFeed(id: number, fields: Fields): Promise<DataFeed> {
  return (await invalidateAfter(write(DataFeedWritten, 'PUT', `${path}/${id}`, fields))).data;
}

export async function renewDataFeed(id: number): Promise<DataFeedCreated> {
  return (await invalidateAfter(write(DataFeedCreated, 'PUT', `${path}/${id}/address`))).data;
}

export function endDataFeed(id: number) {
  return invalidateAfter(write(DataFeedEnded, 'DELETE', `${path}/${id}`));
}
