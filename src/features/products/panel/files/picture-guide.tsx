import { List, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import type { GalleryAdvice } from '#panel/media/gallery-field.tsx';
import model from './model-picture.jpg';
import { idealSize, pictureAdvice } from './picture-advice.ts';
import classes from './picture-guide.module.css';

const guide = 'İyi bir ürün görseli nasıl olur?';

const points = [
  [
    'Ölçü',
    `En az ${idealSize.width} × ${idealSize.height} piksel. Daha büyüğü de olur; küçüğü büyük ekranda bulanır.`,
  ],
  ['Oran', '4:5, dik. Listeler bu orana göre keser; ürün ortada, çevresinde bir parmak boşlukla dursun.'],
  [
    'Zemin',
    'Açık, düz ve her üründe aynı: mat kâğıt ya da taş. Desen, ahşap ve başka eşyalar dikkati üründen alır.',
  ],
  [
    'Işık',
    'Pencere ya da büyük bir yumuşak ışık, yandan. Karşısına beyaz bir karton; metal çevresini yansıttığı için koyu bir kenar da biçimini gösterir.',
  ],
  [
    'Açı',
    'Bütün ürünlerde aynı: yaklaşık 40° yukarıdan, ürünün önü size dönük. Kaplamalar yalnızca renkte ayrışsın.',
  ],
  [
    'Netlik',
    'Ürünün tamamı net. Ayak ve zamanlayıcı kullanın, yakınlaştırma yerine yaklaşın, parmak izini silin.',
  ],
] as const;

/** The guide for pictures of products: what galleries advise, and the dialog that explains it. */
export function usePictureGuide(): { advice: GalleryAdvice; dialog: React.ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const advice = { guide, of: pictureAdvice, onOpen: () => setIsOpen(true) };
  const dialog = (
    <Modal
      opened={isOpen}
      onClose={() => setIsOpen(false)}
      title={guide}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Kapat' }}
    >
      <div className={classes.guide}>
        <img
          src={model}
          width={480}
          height={600}
          alt="Örnek: açık zeminde, yumuşak yan ışıkta nikel bir D halka"
        />
        <div>
          <List listStyleType="none" spacing="xs">
            {points.map(([name, text]) => (
              <List.Item key={name}>
                <Text fw={600} size="sm">
                  {name}
                </Text>
                <Text size="sm">{text}</Text>
              </List.Item>
            ))}
          </List>
          <Text size="sm" c="dimmed" mt="md">
            Öneriler kaydı engellemez; yayındaki görseller olduğu gibi kalır.
          </Text>
        </div>
      </div>
    </Modal>
  );
  return { advice, dialog };
}
