import { Button, Group, Stack, TextInput } from '@mantine/core';
import { PasskeyUpdate } from '#features/second-factor/passkey.ts';
import { useShortForm } from '#panel/form-state/use-short-form.ts';

type PasskeyNameFormProps = {
  name: string;
  button: string;
  onName: (name: string) => void;
  onCancel: () => void;
};

/** Asks by which name the owner will recognise a passkey. */
export function PasskeyNameForm({ name, button, onName, onCancel }: PasskeyNameFormProps) {
  const { element, keyOf, input } = useShortForm({
    values: { name },
    schema: PasskeyUpdate,
    send: (values) => Promise.resolve(values.name.trim()),
    onSent: onName,
  });
  return (
    <form {...element} aria-label="Geçiş anahtarının adı">
      <Stack>
        <TextInput
          key={keyOf('name')}
          label="Ad"
          description="Hangi cihazda olduğunu bu addan tanırsınız."
          maxLength={60}
          withAsterisk
          data-autofocus
          {...input('name')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            Vazgeç
          </Button>
          <Button type="submit">{button}</Button>
        </Group>
      </Stack>
    </form>
  );
}
