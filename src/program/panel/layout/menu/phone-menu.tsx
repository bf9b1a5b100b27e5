import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { BarButton } from '../bar-button.tsx';
import { SideMenu } from './side-menu.tsx';
import { usePanelView } from '#panel/panel-view/use-panel-view.ts';
import classes from '../panel-layout.module.css';

/**
 * The menu of a phone, which covers the page. Escape, a tap outside, the close button and a navigation close
 * it.
 */
export function PhoneMenu() {
  const { menu, closeMenu } = usePanelView();
  return (
    <Drawer
      opened={menu !== 'closed'}
      onClose={closeMenu}
      size={280}
      padding={0}
      withCloseButton={false}
      classNames={{ content: classes.overlay }}
      attributes={{ content: { 'data-bar': 'menu', 'aria-label': 'Menü' } }}
    >
      <SideMenu
        look="default"
        onNavigate={closeMenu}
        close={<BarButton label="Menüyü kapat" icon={IconX} onClick={closeMenu} />}
      />
    </Drawer>
  );
}
