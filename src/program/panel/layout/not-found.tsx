import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '#panel/feedback/load-states.tsx';
import { PageHead } from '#panel/page/page-head.tsx';
import { paths } from '#shared/panel-paths.ts';

export function NotFound() {
  return (
    <>
      <PageHead title="404" />
      <EmptyState
        icon={<IconMapOff size={28} stroke={1.5} aria-hidden />}
        title="İstenen sayfa bulunamadı."
        text="Adreste bir yazım hatası olabilir ya da sayfa kaldırılmış olabilir."
        action={
          <Button component={Link} to={paths.dashboard}>
            İstatistiklere Dön
          </Button>
        }
      />
    </>
  );
}
