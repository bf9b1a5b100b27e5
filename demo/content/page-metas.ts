import type { DemoText } from './demo-content.ts';

/** By route name. `product` and `products` speak only where a record has no texts of its own. */
export const pageMetas: Readonly<Record<string, { title: DemoText; description: DemoText }>> = {
  home: {
    title: {
      tr: 'Örnek Metal Aksesuar | Toka, halka, zincir ve kuşgözü',
      en: 'Örnek Metal Aksesuar | Buckles, rings, chains and eyelets',
    },
    description: {
      tr: 'Çanta, kemer, ayakkabı ve giyim üreticileri için metal toka, halka, zincir ve kuşgözü. Ölçüler, kaplamalar ve paket adetleriyle ürün kataloğu.',
      en: 'Metal buckles, rings, chains and eyelets for makers of bags, belts, shoes and clothing. The catalogue with sizes, finishes and pack quantities.',
    },
  },
  products: {
    title: { tr: 'Ürünler | Örnek Metal Aksesuar', en: 'Products | Örnek Metal Aksesuar' },
    description: {
      tr: 'Metal aksesuar ürün gruplarımız.',
      en: 'Our product groups of metal accessories.',
    },
  },
  product: {
    title: { tr: 'Ürün | Örnek Metal Aksesuar', en: 'Product | Örnek Metal Aksesuar' },
    description: {
      tr: 'Ölçüsü, kaplaması ve paket adediyle metal aksesuar.',
      en: 'A metal accessory with its sizes, finishes and pack quantity.',
    },
  },
};
