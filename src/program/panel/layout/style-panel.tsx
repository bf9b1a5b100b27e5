import { useDisclosure } from '@mantine/hooks';
import { IconSettings } from '@tabler/icons-react';
import { BarButton } from './bar-button.tsx';
import { useLoadedOnce } from '#panel/page/use-loaded-once.ts';

const loadDrawer = () => import('./style-drawer.tsx').then(({ StyleDrawer }) => StyleDrawer);

/** The gear button of the header. Its drawer of preferences loads on first use. */
export function StylePanel() {
  const [isOpen, { open, close }] = useDisclosure(false);
  const [StyleDrawer, load] = useLoadedOnce(loadDrawer);
  return (
    <>
      <BarButton
        label="Görünüm ayarları"
        icon={IconSettings}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => load(open)}
      />
      {StyleDrawer && <StyleDrawer isOpen={isOpen} onClose={close} />}
    </>
  );
}
