import { PageTabs } from '#panel/page/page-tabs.tsx';
import { PageHeadTab } from '#features/contents/panel/page-head-tab.tsx';
import { Catalogues } from './catalogues.tsx';

/** Edits the content of the public page "Katalog". */
export function CataloguePage() {
  return (
    <PageTabs
      title="Katalog"
      tabs={[
        { value: 'catalogues', label: 'Kataloglar', content: () => <Catalogues /> },
        {
          value: 'head',
          label: 'Başlık ve afiş',
          content: () => <PageHeadTab page="catalogue" section="head" />,
        },
      ]}
    />
  );
}
