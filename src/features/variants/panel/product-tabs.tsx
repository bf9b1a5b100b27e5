import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { mayLeave } from '#panel/form-state/unsaved-work.ts';
import classes from './variants.module.css';

export type ProductTab = 'product' | 'variants';

/** The screen of the product that the address opens. */
export function useProductTab(): ProductTab {
  const [params] = useSearchParams();
  return params.get('tab') === 'variants' ? 'variants' : 'product';
}

/**
 * The tabs for the two screens of a product. Each screen is saved separately, so leaving one with changes
 * asks first.
 */
export function ProductTabs({ open }: { open: ProductTab }) {
  const [, setParams] = useSearchParams();
  const choose = async (tab: string | null) => {
    if (tab === open || !(await mayLeave())) return;
    setParams(tab === 'variants' ? { tab } : {}, { preventScrollReset: true });
  };
  return (
    <Tabs
      value={open}
      onChange={(tab) => void choose(tab)}
      className={classes.tabs}
      activateTabWithKeyboard={false}
    >
      <Tabs.List aria-label="Ürünün bölümleri">
        <Tabs.Tab value="product" aria-controls={undefined}>
          Ürün
        </Tabs.Tab>
        <Tabs.Tab value="variants" aria-controls={undefined}>
          Ölçüler ve Kaplamalar
        </Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}
