import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import type { SavedMapping } from '../../column-mapping.ts';
import { confirmDelete } from '#panel/feedback/confirm-delete.tsx';
import { forgetMapping } from '../imports.api.ts';
import classes from './mapping.module.css';

type SavedMappingsProps = { saved: readonly SavedMapping[]; onTake: (mapping: SavedMapping) => void };

/** The kept mappings, which can be taken over or deleted. */
export function SavedMappings({ saved, onTake }: SavedMappingsProps) {
  const heading = useId();
  if (saved.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Text id={heading} component="h3" fw={600} mb="xs">
        Saklanan eşlemeler
      </Text>
      <ul className={classes.saved}>
        {saved.map((mapping) => (
          <li key={mapping.id}>
            <Group gap={4} wrap="nowrap">
              <Button variant="default" size="compact-sm" onClick={() => onTake(mapping)}>
                {mapping.name}
              </Button>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`${mapping.name}: sil`}
                onClick={() =>
                  confirmDelete({
                    name: `${mapping.name} eşlemesi`,
                    remove: () => forgetMapping(mapping.id),
                    restoring: 'Ürünler değişmez; bu tedarikçinin sütunlarını yeniden eşlemeniz gerekir.',
                  })
                }
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}
