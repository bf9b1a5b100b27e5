import { IconSocial } from '@tabler/icons-react';
import { socialMedia, type SocialMediaAccount } from '../social-media.ts';
import { socialIcons, type SocialIconName } from '../social-icon.rules.ts';
import { TextField } from '#panel/form/fields.tsx';
import { recordCalls } from '#panel/records/record-calls.ts';
import { DimmedText } from '#panel/records/record-list.tsx';
import { RecordScreen } from '#panel/records/record-screen.tsx';
import { IconField, IconPicture } from './icon-field.tsx';

const calls = recordCalls<SocialMediaAccount>('settings/social-media', socialMedia, 'body');

export const SocialMedia = () => (
  <RecordScreen<SocialMediaAccount>
    calls={calls}
    words={{
      title: 'Sosyal Medya',
      one: 'Hesap',
      theOne: 'Hesabı',
      all: 'Hesaplar',
      theAll: 'Hesapları',
      empty:
        'Instagram, LinkedIn gibi hesaplarınızı ekleyin; sitenin üstünde ve altında simgeleriyle görünürler.',
    }}
    icon={IconSocial}
    searched={['name', 'uri']}
    picture={({ icon_name }) => <IconPicture name={icon_name} />}
    columns={() => [
      {
        key: 'uri',
        header: 'Adres',
        from: 'tablet',
        width: '50%',
        render: ({ uri }) => <DimmedText>{uri}</DimmedText>,
      },
    ]}
    localised={[]}
    labels={{ name: 'Ad', uri: 'Adres', icon_name: 'Simge' }}
    values={(account) => ({
      name: account?.name ?? '',
      uri: account?.uri ?? '',
      icon_name: account?.icon_name ?? 'link',
    })}
    required={['name', 'uri']}
    showValue={(name, value) => (name === 'icon_name' ? socialIcons[value as SocialIconName] : undefined)}
    fields={(form) => (
      <>
        <TextField form={form} name="name" label="Ad" withAsterisk data-autofocus />
        <TextField
          form={form}
          name="uri"
          label="Adres"
          type="url"
          placeholder="https://"
          spellCheck={false}
          withAsterisk
        />
        <IconField form={form} />
      </>
    )}
  />
);
