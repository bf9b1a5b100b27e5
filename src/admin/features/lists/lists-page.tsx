import { PageTabs } from '../../components/page/page-tabs.tsx';
import { RecordScreen } from '../../components/records/record-screen.tsx';
import { attributeLabels } from '../attribute-labels/attribute-labels-tab.tsx';
import { finishes } from '../finishes/finishes-tab.tsx';
import { sizes } from '../sizes/sizes-tab.tsx';
import { transporterTypes } from '../transporter-types/transporter-types-tab.tsx';

/** The lists that products choose from. */
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
      ]}
    />
  );
}
