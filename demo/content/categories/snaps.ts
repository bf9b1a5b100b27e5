import type { DemoCategory } from '../demo-content.ts';
import { seoTitle } from '../seo-title.ts';

export const snapCategories: DemoCategory = {
  seo_name: 'citcit-ve-dugme',
  name: { tr: 'Çıtçıt ve Düğme', en: 'Snaps and Buttons' },
  description: {
    tr: 'Giyim, deri ve çanta için açılıp kapanan her şey: çakma ve mıknatıslı çıtçıtlar, kot, ayaklı ve delikli metal düğmeler.',
    en: 'Everything that opens and closes on clothing, leather and bags: press-set and magnetic snaps; jeans, shank and sew-through metal buttons.',
  },
  seo_title: seoTitle('Çıtçıt ve Metal Düğme', 'Snaps and Metal Buttons'),
  seo_description: {
    tr: 'Yaylı, tırnaklı ve mıknatıslı çıtçıtlar, kot düğmesi, ceket düğmesi ve delikli metal düğmeler: şapka çapı ve kumaş kalınlığıyla.',
    en: 'Spring, prong and magnetic snaps, jeans, blazer and sew-through buttons in metal, with cap diameters and fabric thickness.',
  },
  picture: 'citcit-genis.jpg',
  sub_categories: [
    {
      seo_name: 'yayli-citcit',
      name: { tr: 'Yaylı Çıtçıt', en: 'Spring Snaps' },
      description: {
        tr: 'S yaylı, deri ve dış giyim için. Ceket kapağından cüzdana.',
        en: 'With an S-spring, for leather and outerwear, from jacket flaps to wallets.',
      },
      seo_title: seoTitle('Yaylı Çıtçıt', 'Spring Snaps'),
      seo_description: {
        tr: '10, 12,5 ve 15 mm yaylı çıtçıt, dört parça takım.',
        en: 'Spring snaps of 10, 12.5 and 15 mm, in sets of four parts.',
      },
      picture: 'citcit-yayli-kullanim.jpg',
    },
    {
      seo_name: 'tirnakli-citcit',
      name: { tr: 'Tırnaklı Çıtçıt', en: 'Prong Snaps' },
      description: {
        tr: 'Tırnakları kumaştan kendisi geçen, delik açtırmayan halkalı çıtçıtlar. Bebek giyimi, örme ve nevresim için.',
        en: 'Ring snaps whose prongs pierce the cloth themselves, with no hole to punch. For babywear, knits and bed linen.',
      },
      seo_title: seoTitle('Tırnaklı Çıtçıt', 'Prong Snaps'),
      seo_description: {
        tr: '9,5 ve 11 mm füme tırnaklı çıtçıt: açma kuvveti, kumaş kalınlığı, nikelsiz kaplama.',
        en: 'Gunmetal prong snaps of 9.5 and 11 mm: opening force, fabric thickness, nickel-free finish.',
      },
      picture: 'citcit-tirnakli-fume.jpg',
    },
    {
      seo_name: 'miknatisli-citcit',
      name: { tr: 'Mıknatıslı Çıtçıt', en: 'Magnetic Snaps' },
      description: {
        tr: 'Kapak yaklaşınca kendiliğinden kapanan çanta ve cüzdan çıtçıtları; arkadan pulla takılır.',
        en: 'Snaps for bags and wallets that close by themselves when the flap comes near; fixed with a washer from behind.',
      },
      seo_title: seoTitle('Mıknatıslı Çıtçıt', 'Magnetic Snaps'),
      seo_description: {
        tr: '14 ve 18 mm altın mıknatıslı çıtçıt: tutma kuvveti, pulları ve takım adetleri.',
        en: 'Gold magnetic snaps, 14 and 18 mm: holding force, washers and sets per pack.',
      },
      picture: 'citcit-miknatisli-parlak-altin.jpg',
    },
    {
      seo_name: 'kot-dugmesi',
      name: { tr: 'Kot Düğmesi', en: 'Jeans Buttons' },
      description: {
        tr: 'Çivisiyle çakılan, oynar ya da sabit başlı düğmeler.',
        en: 'Buttons set with a tack, with a moving or a fixed head.',
      },
      seo_title: seoTitle('Kot Düğmesi', 'Jeans Buttons'),
      seo_description: {
        tr: '14, 17 ve 20 mm kot düğmesi ve çivisi.',
        en: 'Jeans buttons of 14, 17 and 20 mm, with tacks.',
      },
      picture: 'dugme-kot-antik-sari.jpg',
    },
    {
      seo_name: 'ayakli-dugme',
      name: { tr: 'Ayaklı Düğme', en: 'Shank Buttons' },
      description: {
        tr: 'Yüzünde delik görünmeyen, arkasındaki tel gözden dikilen ceket ve kaban düğmeleri.',
        en: 'Jacket and coat buttons with a closed face, sewn on by the wire loop behind.',
      },
      seo_title: seoTitle('Ayaklı Metal Düğme', 'Metal Shank Buttons'),
      seo_description: {
        tr: '15 ve 20 mm, halat kenarlı altın blazer düğmesi: göz ölçüsü, ağırlığı, armalı sipariş.',
        en: 'Gold blazer buttons, 15 and 20 mm, with a roped rim: eye size, weight and crests to order.',
      },
      picture: 'dugme-ayakli-parlak-altin.jpg',
    },
    {
      seo_name: 'delikli-dugme',
      name: { tr: 'Delikli Düğme', en: 'Sew-Through Buttons' },
      description: {
        tr: 'İplik kesmeyen yuvarlatılmış delikleriyle makinede ve elde dikilen metal düğmeler.',
        en: 'Metal buttons to sew on by hand or machine, with rounded holes that do not cut the thread.',
      },
      seo_title: seoTitle('Delikli Metal Düğme', 'Metal Sew-Through Buttons'),
      seo_description: {
        tr: '15, 20 ve 28 mm dört delikli düğme: delik çapı, delik aralığı, ağırlığı.',
        en: 'Four-hole buttons, 15, 20 and 28 mm: hole size, hole spacing, weight.',
      },
      picture: 'dugme-delikli-fircali-nikel.jpg',
    },
  ],
};
