import type { DemoPost } from '../posts.ts';

/** Two films of the company (`demo/films`) and one on YouTube; the site shows them in this order. */
export const videos: readonly DemoPost[] = [
  {
    publishedIn: -14,
    cover: 'kaplama-genis.jpg',
    title: { tr: 'Kaplama tonları', en: 'The shades of a finish' },
    summary: {
      tr: 'Aynı halka nikelden antik sarıya: ışık altında parlak, mat ve eskitilmiş tonlar, 12 saniyede yan yana.',
      en: 'One ring from nickel to antique brass: bright, matt and aged shades side by side under the light, in 12 seconds.',
    },
    film: 'kaplama-tonlari.mp4',
  },
  {
    publishedIn: -48,
    cover: 'deri-genis.jpg',
    title: { tr: 'Deriden metale', en: 'From leather to metal' },
    summary: {
      tr: 'Tezgâhtaki deri, dikiş ve toka: bir kemerin parçaları atölyemizde buluşur.',
      en: 'Leather, stitch and buckle on the bench: the parts of a belt meet in our workshop.',
    },
    film: 'deriden-metale.mp4',
  },
  {
    publishedIn: -110,
    cover: 'tezgah-genis.jpg',
    title: { tr: 'YouTube’dan bir film', en: 'A film from YouTube' },
    // This free film represents a video that the company has published on YouTube.
    summary: {
      tr: 'Örnek kayıt: Blender Vakfı’nın özgür lisanslı filmi “Big Buck Bunny” oynar. Panelde kendi videonuzun adresini yazın.',
      en: 'An example: the free film “Big Buck Bunny” by the Blender Foundation plays here. Enter the address of your own video in the panel.',
    },
    video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
];
