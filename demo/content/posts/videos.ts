import type { DemoPost } from '../posts.ts';

/**
 * Two films of the company (`demo/films`) and one on YouTube; the site shows them in this order. The films are
 * silent, so their texts tell what one sees.
 */
export const videos: readonly DemoPost[] = [
  {
    publishedIn: -14,
    cover: 'dhalka-antik-sari.jpg',
    title: { tr: 'Kaplama tonları', en: 'Shades of plating' },
    summary: {
      tr: 'Aynı halka nikelden antik sarıya: ışık altında parlak, mat ve eskitilmiş tonlar, 12 saniyede yan yana.',
      en: 'One ring from nickel to antique brass: bright, matt and aged shades side by side under the light, in 12 seconds.',
    },
    body: {
      tr: '<p>Film sessizdir; çekimler yavaşça kayar.</p><ol><li>Altı D halka ahşap bir çıtaya dizilmiştir. Kamera soldaki parlak nikelden açık altına, bakıra ve antik sarıya, en sağdaki füme ile mat siyaha ilerler.</li><li>Perçinler, çıtçıtlar ve düğmeler sıra sıra dizilmiştir: altın, bakır, füme, antik sarı ve nikel. Kamera ortadaki sıralara yaklaşır.</li><li>Dört zincir yan yana durur: bakır, nikel, altın ve füme. Kamera baklaların üzerinden sağa geçer.</li></ol>',
      en: '<p>The film is silent; its shots move slowly.</p><ol><li>Six D-rings stand in a row on a strip of wood. The camera moves from bright nickel on the left over light gold, copper and antique brass to gunmetal and matt black on the right.</li><li>Rivets, snaps and buttons lie in rows: gold, copper, gunmetal, antique brass and nickel. The camera comes closer to the rows in the middle.</li><li>Four chains lie side by side: copper, nickel, gold and gunmetal. The camera passes over their links to the right.</li></ol>',
    },
    film: 'kaplama-tonlari.mp4',
  },
  {
    publishedIn: -48,
    cover: 'citcit-yayli-kullanim.jpg',
    title: { tr: 'Deriden metale', en: 'From leather to metal' },
    summary: {
      tr: 'Tezgâhtaki deri, dikiş ve toka: bir kemerin parçaları atölyemizde buluşuyor.',
      en: 'Leather, stitch and buckle on the bench: the parts of a belt meet in our workshop.',
    },
    body: {
      tr: '<p>Film sessizdir; çekimler yavaşça kayar.</p><ol><li>Ahşap tezgâhta delikleri açılmış, dikişli bir deri şerit, antik sarı kuşgözleri, perçinler ve bir zımba durur. Kamera geri çekilir.</li><li>Dikişli iki kayış yan yana uzanır: kahverengi olan nikel bir tokayla, siyah olan altın renkli bir kancayla biter. Yanlarında bir D halka durur.</li><li>Kuşgözleri, nikel tokalar ve altın renkli D halkalar sıra sıra dizilmiştir. Kamera tokalara yaklaşır.</li></ol>',
      en: '<p>The film is silent; its shots move slowly.</p><ol><li>On a wooden bench lie a stitched strip of leather with holes, eyelets in antique brass, rivets and a punch. The camera moves back.</li><li>Two stitched straps lie side by side: the brown one ends in a nickel buckle, the black one in a gold-coloured hook. A D-ring lies beside them.</li><li>Eyelets, nickel buckles and gold-coloured D-rings lie in rows. The camera comes closer to the buckles.</li></ol>',
    },
    film: 'deriden-metale.mp4',
  },
  {
    publishedIn: -110,
    cover: 'kanca-doner-kullanim.jpg',
    title: { tr: 'YouTube’dan bir film', en: 'A film from YouTube' },
    // This free film represents a video that the company has published on YouTube.
    summary: {
      tr: 'Örnek kayıt: Blender Vakfı’nın özgür lisanslı filmi “Big Buck Bunny” oynar. Panelde kendi videonuzun adresini yazın.',
      en: 'An example: the free film “Big Buck Bunny” by the Blender Foundation plays here. Enter the address of your own video in the panel.',
    },
    video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
];
