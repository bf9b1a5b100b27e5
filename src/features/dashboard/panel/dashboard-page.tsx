import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { LoadError } from '#panel/feedback/load-states.tsx';
import { PageHead } from '#panel/page/page-head.tsx';
import { paths } from '#shared/panel-paths.ts';
import { mayUse } from '#panel/session/permission.ts';
import { useCompleteness } from '#panel/api/languages.api.ts';
import { DashboardSections, SectionsLoading } from './dashboard-sections.tsx';
import { useServerWarnings } from './server-warnings.tsx';
import { UnfinishedDrafts } from './unfinished-drafts.tsx';
import { useQuery } from '@tanstack/react-query';
import { Dashboard } from '../dashboard.ts';
import { read } from '#panel/api/client.ts';

export function DashboardPage() {
  const { data, error, refetch } = useDashboard();
  const completeness = useCompleteness();
  // Warnings stand above everything else, so all of it waits for them; otherwise it would move down later.
  const warnings = useServerWarnings();
  return (
    <>
      <PageHead
        title="İstatistikler"
        actions={
          mayUse('content') && (
            <Button
              component={Link}
              to={paths.productInsert}
              leftSection={<IconPlus size={16} aria-hidden />}
            >
              Yeni Ürün
            </Button>
          )
        }
      />
      <UnfinishedDrafts />
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : data && !completeness.isPending && !warnings.isLoading ? (
        <DashboardSections data={data} />
      ) : (
        <SectionsLoading />
      )}
    </>
  );
}

function useDashboard() {
  return useQuery({ queryKey: ['dashboard'], queryFn: () => read(Dashboard, '/dashboard') });
}
