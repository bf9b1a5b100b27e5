import { Radio, Stack } from '@mantine/core';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useRoleGroups } from '#panel/session/role-groups.ts';

const abilities: Readonly<Record<string, string>> = {
  admin: 'Her şeyi yapar: içerik, mesajlar, ayarlar, diller ve kullanıcılar.',
  editor: 'İçeriği, ürünleri ve mesajları yönetir; ayarları, dilleri ve kullanıcıları değiştirmez.',
  viewer: 'Yalnız bakar; hiçbir şeyi değiştirmez.',
};

type RoleFieldProps = {
  form: Pick<RecordForm, 'fields'>;
  /** The reason why the role cannot be changed. */
  limit?: string | undefined;
};

export function RoleField({ form: { fields }, limit }: RoleFieldProps) {
  const texts = useRoleGroups();
  return (
    <Radio.Group
      key={fields.key('role_group')}
      label="Rol"
      name="role_group"
      withAsterisk
      {...(limit !== undefined && { description: limit })}
      {...fields.getInputProps('role_group')}
    >
      <Stack gap="sm" mt={8}>
        {Object.entries(texts).map(([key, text]) => (
          <Radio
            key={key}
            value={key}
            label={text}
            description={abilities[key]}
            disabled={limit !== undefined}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
