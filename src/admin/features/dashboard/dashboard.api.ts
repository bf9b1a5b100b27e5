import { useQuery } from '@tanstack/react-query';
import { Dashboard } from '#features/dashboard/dashboard.ts';
import { read } from '../../api/client.ts';

export function useDashboard() {
  return useQuery({ queryKey: ['dashboard'], queryFn: () => read(Dashboard, '/dashboard') });
}
