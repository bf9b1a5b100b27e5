import { ActionIcon, Button, Group, NumberInput, Popover, SimpleGrid } from '@mantine/core';
import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconArrowsUpDown,
} from '@tabler/icons-react';
import { useState } from 'react';

type MoveToPositionProps = {
  label: string;
  /** The position, counted from 1. */
  position: number;
  count: number;
  onMove: (position: number) => void;
};

/**
 * The menu "Sıraya taşı…" offers the ends, the next positions and any other one, for lists that are too long
 * for dragging.
 */
export function MoveToPosition({ label, position, count, onMove }: MoveToPositionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wanted, setWanted] = useState<number | string>(position);
  const isUsable = typeof wanted === 'number' && wanted >= 1;
  const moves = [
    { name: 'En üste', icon: IconArrowBarToUp, to: 1 },
    { name: 'En alta', icon: IconArrowBarToDown, to: count },
    { name: 'Yukarı', icon: IconArrowUp, to: Math.max(1, position - 1) },
    { name: 'Aşağı', icon: IconArrowDown, to: Math.min(count, position + 1) },
  ];
  const move = (to: number) => {
    setIsOpen(false);
    onMove(to);
  };
  const open = () => {
    setWanted(position);
    setIsOpen(true);
  };
  return (
    <Popover opened={isOpen} onChange={setIsOpen} trapFocus returnFocus position="bottom-start" shadow="md">
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="md"
          aria-label={`${label}: sıraya taşı…`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          title="Sıraya taşı…"
          onClick={open}
        >
          <IconArrowsUpDown size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={`${label}: sıraya taşı`}>
        <SimpleGrid cols={2} spacing="xs" verticalSpacing="xs" mb="sm">
          {moves.map(({ name, icon: Icon, to }) => (
            <Button
              key={name}
              variant="default"
              size="sm"
              justify="flex-start"
              leftSection={<Icon size={16} aria-hidden />}
              disabled={to === position}
              onClick={() => move(to)}
            >
              {name}
            </Button>
          ))}
        </SimpleGrid>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!isUsable) return;
            move(Math.min(wanted, count));
          }}
        >
          <Group align="end" gap="xs" wrap="nowrap">
            <NumberInput
              label={`Yeni sıra (1–${count})`}
              value={wanted}
              onChange={setWanted}
              min={1}
              max={count}
              allowDecimal={false}
              allowNegative={false}
              clampBehavior="none"
              hideControls
              w={150}
              data-autofocus
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button type="submit" disabled={!isUsable}>
              Taşı
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
