import { ActionIcon, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ProductRows } from '../product.ts';
import { read } from '#panel/api/client.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
import { mayLeave } from '#panel/form-state/unsaved-work.ts';
import { formatNumber } from '#panel/format/format.ts';
import { paths } from '#shared/panel-paths.ts';
import { chosenList, chooseRecord } from '#panel/navigation/chosen-record.ts';
import { extendList, positionIn, type OpenedList } from '#panel/navigation/opened-list.ts';
import classes from './product-neighbours.module.css';

const ways = {
  previous: { step: -1, label: 'Önceki ürün', Icon: IconChevronLeft },
  next: { step: 1, label: 'Sonraki ürün', Icon: IconChevronRight },
} as const;
type Way = keyof typeof ways;

/** Buttons to the previous and next product of the list from which this product was opened. */
export function ProductNeighbours({ id }: { id: number }) {
  const [list, setList] = useState(() => chosenList('products'));
  const open = useOpenNeighbour(id, setList);
  if (!list?.ids.includes(id)) return null;
  const { position, total } = positionIn(list, id);
  return (
    <nav aria-label="Listedeki ürünler" className={classes.neighbours}>
      <WayButton way="previous" isEnd={position === 1} onClick={() => void open(list, 'previous')} />
      <Text size="sm" c="dimmed" className={classes.position}>
        {formatNumber(position)} / {formatNumber(total)}
      </Text>
      <WayButton way="next" isEnd={position === total} onClick={() => void open(list, 'next')} />
    </nav>
  );
}

function useOpenNeighbour(id: number, setList: (list: OpenedList) => void) {
  const navigate = useNavigate();
  const isBusy = useRef(false);
  return async (list: OpenedList, way: Way) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const neighbour = (known: OpenedList) => known.ids[known.ids.indexOf(id) + ways[way].step];
      const known = neighbour(list) === undefined ? await extendList(list, way, loadPage(list)) : list;
      const next = neighbour(known);
      if (next === undefined) setList(known);
      else if (await mayLeave()) {
        chooseRecord('products', next, known);
        await navigate(paths.productUpdate, { replace: true, state: { way } });
      }
    } catch (error) {
      showFailure(error);
    } finally {
      isBusy.current = false;
    }
  };
}

const loadPage = (list: OpenedList) => (page: number) =>
  read(ProductRows, '/products', { ...list.query, page });

/**
 * A button to a neighbour. The form of the neighbour is mounted anew, so the button takes the focus again if
 * it was pressed.
 */
function WayButton({ way, isEnd, onClick }: { way: Way; isEnd: boolean; onClick: () => void }) {
  const { label, Icon } = ways[way];
  const element = useRef<HTMLButtonElement>(null);
  const location = useLocation();
  const isUsed = (location.state as { way?: Way } | null)?.way === way;
  useEffect(() => {
    if (isUsed && document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [isUsed, location.key]);
  return (
    <ActionIcon
      ref={element}
      variant="default"
      size="lg"
      aria-label={label}
      title={label}
      // A disabled button would lose the focus.
      aria-disabled={isEnd}
      {...(isEnd && { 'data-disabled': true })}
      onClick={isEnd ? undefined : onClick}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
