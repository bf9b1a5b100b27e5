import { PageTabs } from '#panel/page/page-tabs.tsx';
import { RecordScreen } from '#panel/records/record-screen.tsx';
import { attributeLabels } from '#features/attribute-labels/panel/attribute-labels-tab.tsx';
import { finishes } from '#features/finishes/panel/finishes-tab.tsx';
import { sizes } from '#features/sizes/panel/sizes-tab.tsx';
import { SynonymsTab } from '#features/synonyms/panel/synonyms-tab.tsx';
import { transporterTypes } from '#features/transporter-types/panel/transporter-types-tab.tsx';

/** The tabs of the managed lists whose entries products use. */
export function ListsPage() {
  return (
    <PageTabs
      title="Listeler"
      note="Ürün formundaki seçimler bu listelerden gelir; bir adı burada değiştirince bütün ürünlerde değişir."
      tabs={[
        {
          value: 'transporter-types',
          label: 'Taşıyıcı Türleri',
          content: () => <RecordScreen {...transporterTypes} />,
        },
        { value: 'sizes', label: 'Ölçüler', content: () => <RecordScreen {...sizes} /> },
        { value: 'finishes', label: 'Kaplamalar', content: () => <RecordScreen {...finishes} /> },
        {
          value: 'attribute-labels',
          label: 'Özellik Etiketleri',
          content: () => <RecordScreen {...attributeLabels} />,
        },
        { value: 'synonyms', label: 'Eş Anlamlılar', content: () => <SynonymsTab /> },
      ]}
    />
  );
}
