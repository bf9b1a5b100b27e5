import { useQuery } from '@tanstack/react-query';
import { Dashboard } from '../dashboard.ts';
import { read } from '#panel/api/client.ts';

export function useDashboard() {
  return useQuery({ queryKey: ['dashboard'], queryFn: () => read(Dashboard, '/dashboard') });
}
