import type { DemoText } from './demo-content.ts';

/** By route name. `product` and `products` apply only to records without texts of their own. */
export const pageMetas: Readonly<Record<string, { title: DemoText; description: DemoText }>> = {
  home: {
    title: {
      tr: 'Örnek Metal Aksesuar | Toka, halka, zincir ve kuşgözü',
      en: 'Örnek Metal Aksesuar | Buckles, rings, chains and eyelets',
    },
    description: {
      tr: 'Çanta, kemer, ayakkabı ve giyim üreticileri için metal toka, halka, zincir, kuşgözü, çıtçıt, fermuar elciği, kanca ve perçin. Ölçüleri ve kaplamalarıyla.',
      en: 'Metal buckles, rings, chains, eyelets, snaps, zip pullers, hooks and rivets for makers of bags, belts, shoes and clothing, with sizes and finishes.',
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
