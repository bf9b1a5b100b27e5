import { Drawer, Radio, SimpleGrid, Text } from '@mantine/core';
import type { PreferenceName, Preferences } from '#panel/panel-view/preferences.ts';
import { usePanelView } from '#panel/panel-view/use-panel-view.ts';
import classes from './style-panel.module.css';

type Setting = {
  [Name in PreferenceName]: { name: Name; label: string; choices: Record<Preferences[Name], string> };
}[PreferenceName];

const colours = { light: 'Beyaz', dark: 'Siyah' };

const settings: readonly Setting[] = [
  { name: 'mode', label: 'Panel Rengi', choices: colours },
  { name: 'menu', label: 'Sol Menü Rengi', choices: colours },
  { name: 'header', label: 'Üst Menü Rengi', choices: colours },
  { name: 'width', label: 'Panel Genişliği', choices: { fullwidth: 'Tam Ekran', boxed: 'Ortalanmış' } },
  {
    name: 'sideMenu',
    label: 'Sol Menü Düzeni',
    choices: {
      default: 'Standart',
      closed: 'Kapalı',
      icontext: 'İkon ve Yazı',
      sideicon: 'Sadece İkon',
    },
  },
];

/** The preferences for the look of the panel. The page beside the drawer shows the effect of each choice. */
export function StyleDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={270}
      title="Görünüm"
      padding="md"
      transitionProps={{ duration: 250 }}
      // There is no overlay, because the page shows the effect of each choice.
      styles={{ overlay: { background: 'none' } }}
      classNames={{ title: classes.title }}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Görünüm ayarlarını kapat' }}
    >
      <div className={classes.settings}>
        {settings.map((setting) => (
          <Choice key={setting.name} {...setting} />
        ))}
      </div>
    </Drawer>
  );
}

function Choice({ name, label, choices }: Setting) {
  const { preferences, screen, choose } = usePanelView();
  return (
    <Radio.Group label={label} value={preferences[name]} onChange={(value) => choose(name, value)}>
      <SimpleGrid cols={2} spacing={8} verticalSpacing={0} mt={2}>
        {Object.entries(choices).map(([value, text]) => (
          <Radio key={value} value={value} label={text} className={classes.choice} />
        ))}
      </SimpleGrid>
      {name === 'sideMenu' && screen !== 'desktop' && (
        <Text size="xs" c="dimmed" mt={4}>
          Bu genişlikte menü kapalı başlar. Seçiminiz geniş ekranlar için saklanır.
        </Text>
      )}
    </Radio.Group>
  );
}
