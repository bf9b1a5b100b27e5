import { List, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { Language } from '../language.ts';
import { notice, noticeUpdated, showActivationFailure, showFailure } from '#panel/feedback/notices.tsx';
import { chooseMainLanguage, switchLanguage } from '#panel/api/languages.api.ts';

/** Makes a language visible to visitors or hides it. */
export function setActive({ abbr, lang }: Language, active: boolean): void {
  switchLanguage(abbr, active).then(() => noticeUpdated(lang), showActivationFailure);
}

/** Explains what changes with another main language, and asks for confirmation. */
export function askForMain(language: Language, main: Language): void {
  modals.openConfirmModal({
    title: `Ana dil ${language.lang} olsun mu?`,
    children: (
      <Stack gap="sm">
        <Text>Ziyaretçilerin kullandığı adresler değişir:</Text>
        <List size="sm" spacing={6}>
          <List.Item>
            Ön eksiz adresler ({window.location.host}/katalog) artık {language.lang} açılır.
          </List.Item>
          <List.Item>
            {main.lang} sayfalar /{main.abbr} ile başlar ({window.location.host}/{main.abbr}/katalog).
          </List.Item>
          <List.Item>Başka sitelerdeki bağlantılar ve arama sonuçları bir süre öbür dili açabilir.</List.Item>
          <List.Item>Çevrilmemiş metinlerin yerine {language.lang} metin görünür.</List.Item>
          <List.Item>Yeni kayıtlarda ad ve başlık {language.lang} yazılır.</List.Item>
        </List>
      </Stack>
    ),
    labels: { confirm: 'Ana Dil Yap', cancel: 'Vazgeç' },
    cancelProps: { 'data-autofocus': true },
    withCloseButton: false,
    onConfirm: () => {
      chooseMainLanguage(language.abbr).then(
        () => notice('Ana dil değişti!', { name: language.lang }),
        showFailure,
      );
    },
  });
}

/** Asks for confirmation before a language is created. */
export function confirmCreation(): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title: 'Emin Misin?!',
      children: 'Sistemde Dil Oluşturulacak!',
      labels: { confirm: 'Evet, Oluştur!', cancel: 'Cancel' },
      withCloseButton: false,
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    });
  });
}
