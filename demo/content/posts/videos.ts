import type { DemoPost } from '../posts.ts';

const watch = (id: string) => `https://www.youtube.com/watch?v=${id}`;

/** Free films of the Blender Foundation stand in for the company's own videos; the texts say so. */
const standIn = (film: string) => ({
  tr: `Örnek kayıt: Blender Vakfı’nın özgür lisanslı filmi “${film}” oynar. Panelde kendi videonuzun adresini yazın.`,
  en: `An example: the free film “${film}” of the Blender Foundation plays here. Enter the address of your own video in the panel.`,
});

/** In the order of the site. */
export const videos: readonly DemoPost[] = [
  {
    publishedIn: -14,
    cover: 'atolye-genis.jpg',
    title: { tr: 'Atölyede bir gün', en: 'A day in the workshop' },
    summary: standIn('Big Buck Bunny'),
    video: watch('aqz-KE-bpKQ'),
  },
  {
    publishedIn: -48,
    cover: 'kaplama-genis.jpg',
    title: { tr: 'Kaplama hattı', en: 'The plating line' },
    summary: standIn('Sintel'),
    video: watch('eRsGyueVLvQ'),
  },
  {
    publishedIn: -110,
    cover: 'tezgah-genis.jpg',
    title: { tr: 'Kuşgözü nasıl çakılır?', en: 'How to set an eyelet' },
    summary: standIn('Tears of Steel'),
    video: watch('R6MlUcmOul8'),
  },
  {
    publishedIn: -200,
    cover: 'fuar-stant-genis.jpg',
    title: { tr: 'Fuardan kareler', en: 'Scenes from the fair' },
    summary: standIn('Elephants Dream'),
    video: watch('TLkA0RELQ1g'),
  },
];
