import { useQuery } from '@tanstack/react-query';
import { ApiKeyCreated, ApiKeyRevoked, ApiKeys } from '../api-key.ts';
import { read, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter } from '#panel/api/queries.ts';

const path = '/api-keys';

export function useApiKeys() {
  return useQuery({ queryKey: [path], queryFn: () => read(ApiKeys, path) });
}

export async function createApiKey(fields: Fields): Promise<ApiKeyCreated> {
  return (await invalidateAfter(write(ApiKeyCreated, 'POST', path, fields))).data;
}

export function revokeApiKey(id: number) {
  return invalidateAfter(write(ApiKeyRevoked, 'DELETE', `${path}/${id}`));
}
