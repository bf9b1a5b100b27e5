import { PageTabs } from '../../components/page/page-tabs.tsx';
import { PageHeadEditor } from '../contents/page-head-editor.tsx';
import { Catalogues } from './catalogues.tsx';

/** The content of the page "Katalog". */
export function CataloguePage() {
  return (
    <PageTabs
      title="Katalog"
      tabs={[
        { value: 'catalogues', label: 'Kataloglar', content: () => <Catalogues /> },
        {
          value: 'head',
          label: 'Başlık ve afiş',
          content: () => <PageHeadEditor page="catalogue" section="head" />,
        },
      ]}
    />
  );
}
