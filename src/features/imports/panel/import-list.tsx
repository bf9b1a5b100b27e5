import { IconTableImport } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { ListPage } from '#panel/list/list-page.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { PageHead, PageSection } from '#panel/page/page-head.tsx';
import { importColumns } from './import-columns.tsx';
import { ImportUpload } from './import-upload.tsx';
import { importLink } from './import-link.ts';
import { SheetHelp } from './sheet-help.tsx';
import { useImports } from './imports.api.ts';

/** A drop zone for files, and the list of earlier imports. */
export function ImportList() {
  const navigate = useNavigate();
  const filter = useListFilter([]);
  const { data, error, refetch, isPlaceholderData } = useImports(filter.page);
  return (
    <>
      <PageHead title="İçe Aktarma" note="Excel ile toplu ürün düzenleme" />
      <ImportUpload onStarted={({ id }) => void navigate(importLink(id))} />
      <SheetHelp />
      <PageSection value>
        <ListPage
          title="Önceki aktarmalar"
          columns={importColumns}
          rows={data?.data}
          rowKey={({ id }) => id}
          isStale={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          paging={{ page: filter.page, lastPage: data?.last_page ?? 1, onPage: filter.setPage }}
          empty={{
            title: 'Henüz içe aktarma yok',
            text: 'Yüklediğiniz her dosya, ne değiştirdiğiyle birlikte burada durur.',
            icon: <IconTableImport size={28} stroke={1.5} aria-hidden />,
          }}
        />
      </PageSection>
    </>
  );
}
