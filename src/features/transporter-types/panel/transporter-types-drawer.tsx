import { RecordListDrawer } from '#panel/records/record-list-drawer.tsx';
import { transporterTypes } from './transporter-types-tab.tsx';

/** The transporter types in a drawer that the product form opens. */
export function TransporterTypesDrawer(props: { isOpen: boolean; onClose: () => void }) {
  return <RecordListDrawer {...transporterTypes} {...props} />;
}
