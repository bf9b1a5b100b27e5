import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { ColumnMapping, ImportColumns } from '../../column-mapping.ts';
import type { Import } from '../../import.ts';
import { LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { SideDrawer } from '#panel/page/side-drawer.tsx';
import { useImportColumns } from '../imports.api.ts';
import { FixedValues } from './fixed-values.tsx';
import { chosenColumns, mappingOf, type Choices } from './mapping-choices.ts';
import { SavedMappings } from './saved-mappings.tsx';
import classes from './mapping.module.css';

/** The choice for a column that is not read. */
const unread = 'Okunmaz';

type MappingDrawerProps = {
  imported: Import;
  isOpen: boolean;
  onClose: () => void;
  /** Checks the file again with this mapping, which is kept under the name unless that is empty. */
  onCheck: (mapping: ColumnMapping, name: string) => void;
};

/** Staff say here which columns of a supplier's file mean what. */
export function MappingDrawer({ imported, isOpen, onClose, onCheck }: MappingDrawerProps) {
  const { data, error, refetch } = useImportColumns(imported, isOpen);
  return (
    <SideDrawer title="Sütunları Eşle" size={760} isOpen={isOpen} onClose={onClose}>
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Loading />)}
      {data && (
        <MappingForm columns={data} name={imported.mapping_name} onClose={onClose} onCheck={onCheck} />
      )}
    </SideDrawer>
  );
}

type MappingFormProps = Pick<MappingDrawerProps, 'onClose' | 'onCheck'> & {
  columns: ImportColumns;
  name: string;
};

function MappingForm({ columns, name: usedName, onClose, onCheck }: MappingFormProps) {
  const [choices, setChoices] = useState<Choices>(() => chosenColumns(columns, columns.mapping));
  const [fixed, setFixed] = useState(columns.mapping.fixed);
  const [name, setName] = useState(usedName);
  const [isTried, setIsTried] = useState(false);
  const heading = useId();
  const hasCode = Object.values(choices).includes('Kod');
  const take = ({ name: saved, ...mapping }: ColumnMapping & { name: string }) => {
    setChoices(chosenColumns(columns, mapping));
    setFixed(mapping.fixed);
    setName(saved);
  };
  const submit = () => {
    setIsTried(true);
    if (!hasCode) return;
    onCheck(mappingOf(columns, choices, fixed), name.trim());
  };
  const free = columns.columns.filter((column) => !Object.values(choices).includes(column));
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="lg" className={classes.fields}>
        <Text size="sm">
          Soldakiler dosyanın sütunları ve ilk değerleri. Her biri için sitedeki karşılığını seçin. Hiçbir
          ürün değişmez: önce farklar gösterilir.
        </Text>
        <SavedMappings saved={columns.saved} onTake={take} />
        <section aria-labelledby={heading}>
          <Text id={heading} component="h3" fw={600} mb="xs">
            Dosyanın sütunları
          </Text>
          <ul className={classes.columns}>
            {columns.titles.map(({ title, samples }) => (
              <li key={title}>
                <div className={classes.title}>
                  <Text fw={500}>{title}</Text>
                  <Text size="sm" c="dimmed">
                    {samples.filter(Boolean).join(' · ') || 'Boş'}
                  </Text>
                </div>
                <Select
                  aria-label={`${title}: karşılığı`}
                  data={[
                    unread,
                    ...columns.columns.filter((column) => column === choices[title] || free.includes(column)),
                  ]}
                  value={choices[title] ?? unread}
                  onChange={(column) =>
                    setChoices({ ...choices, [title]: column === unread ? null : column })
                  }
                  nothingFoundMessage="Böyle bir sütun yok"
                  allowDeselect={false}
                  searchable
                />
              </li>
            ))}
          </ul>
          {isTried && !hasCode && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert" mt="xs">
              Hangi sütunun ürünün kodu olduğunu seçin.
            </Text>
          )}
        </section>
        <FixedValues fixed={fixed} free={free} choices={columns.choices} onChange={setFixed} />
        <TextInput
          label="Tedarikçi"
          description="Bir ad yazarsanız eşleme saklanır ve bu tedarikçinin sonraki dosyalarında kendiliğinden kullanılır."
          value={name}
          maxLength={100}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Stack>
      <Group className={classes.bar} justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Vazgeç
        </Button>
        <Button type="submit">Bu Eşlemeyle Denetle</Button>
      </Group>
    </form>
  );
}
