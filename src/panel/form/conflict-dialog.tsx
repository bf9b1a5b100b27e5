import { Button, Group, Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Conflict, RecordForm } from '#panel/form-state/record-form-types.ts';
import { FieldValue } from './field-value.tsx';
import classes from './conflict-dialog.module.css';

type ConflictDialogProps = { form: Pick<RecordForm, 'conflict' | 'labelOf' | 'showValue'> };

/** Shows the stored and the typed version field by field, and lets the user choose a side. */
export function ConflictDialog({ form }: ConflictDialogProps) {
  const { conflict } = form;
  const isNarrow = useMediaQuery('(max-width: 640px)');
  return (
    <Modal
      opened={conflict !== null}
      onClose={() => conflict?.keepEditing()}
      title="Bu kayıt siz düzenlerken değişti"
      size={840}
      fullScreen={isNarrow}
      transitionProps={{ exitDuration: 0 }}
      closeOnClickOutside={false}
      withCloseButton={false}
      classNames={{ title: classes.title, body: classes.body, content: classes.content }}
    >
      {conflict && <Comparison conflict={conflict} form={form} />}
    </Modal>
  );
}

function Comparison({ conflict, form }: ConflictDialogProps & { conflict: Conflict }) {
  const { fields, changedThere, keepMine, takeTheirs, keepEditing } = conflict;
  return (
    <>
      <Text>
        Kayıt başka bir yerde kaydedildi; yazdıklarınız ekranda duruyor, henüz kaydedilmedi. Hangisi kalsın?
      </Text>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Alan</th>
            <th scope="col">Kayıtlı olan</th>
            <th scope="col">Sizin yazdığınız</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, stored, mine, isContested }) => (
            <tr key={name}>
              <th scope="row">
                {form.labelOf(name)}
                {isContested && (
                  <Text size="xs" c="dimmed">
                    İki yerde değişti
                  </Text>
                )}
              </th>
              <td data-column="Kayıtlı olan">
                <FieldValue value={form.showValue(name, stored)} />
              </td>
              <td data-column="Sizin yazdığınız">
                <FieldValue value={form.showValue(name, mine)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {changedThere.length > 0 && (
        <Text size="sm" c="dimmed">
          Dokunmadığınız alanlar kayıtlı olduğu gibi kalır: {changedThere.join(', ')}.
        </Text>
      )}
      <Group className={classes.bar} justify="flex-end" gap="xs">
        <Button variant="subtle" color="gray" onClick={keepEditing} data-autofocus>
          Düzenlemeye Dön
        </Button>
        <Button variant="default" onClick={takeTheirs}>
          Onunkini Al
        </Button>
        <Button onClick={keepMine}>Benimkini Kaydet</Button>
      </Group>
    </>
  );
}
