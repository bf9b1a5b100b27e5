import { Button, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconRuler2 } from '@tabler/icons-react';
import { mayUse } from '#panel/session/permission.ts';
import { SampleCardsForm, type SampledProducts } from './sample-cards-form.tsx';
import classes from './sample-cards.module.css';

function openForm(products?: SampledProducts): void {
  const modalId = modals.open({
    title: 'Numune kartı bas',
    size: 820,
    fullScreen: window.matchMedia('(max-width: 640px)').matches,
    attributes: { header: { role: 'presentation' } },
    closeButtonProps: { 'aria-label': 'Kapat' },
    children: <SampleCardsForm products={products} onClose={() => modals.close(modalId)} />,
  });
}

/** The button “Numune Kartı” for selected products. */
export function SampleCardsButton({ products }: { products: SampledProducts }) {
  if (!mayUse('content')) return null;
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconRuler2 size={15} aria-hidden />}
      onClick={() => openForm(products)}
    >
      Numune Kartı
    </Button>
  );
}

/** What sample cards are, and the button that makes them for a finish or a family. */
export function SampleCardsPart() {
  if (!mayUse('content')) return null;
  return (
    <section className={classes.part} aria-labelledby="sample-cards">
      <div style={{ flex: '1 1 320px' }}>
        <Text component="h2" id="sample-cards" fw={600} size="md" m={0}>
          Numune kartları
        </Text>
        <Text size="sm" c="dimmed" mt={2}>
          Bir kaplamanın ya da kategorinin ürünleri: gerçek boyutta çizim, QR kod ve dikili numune için boş
          alan. Her sayfada denetim cetveli vardır.
        </Text>
      </div>
      <Button variant="default" leftSection={<IconRuler2 size={16} aria-hidden />} onClick={() => openForm()}>
        Numune Kartı Bas
      </Button>
    </section>
  );
}
