import type { DemoCategory } from '../demo-content.ts';
import { seoTitle } from '../seo-title.ts';

export const buckleCategories: DemoCategory = {
  seo_name: 'toka',
  name: { tr: 'Toka', en: 'Buckles' },
  description: {
    tr: 'Kemer, çanta ve kolon bantlar için döküm tokalar. Her ölçü kendi kalıbından çıkar, kaplanmadan önce tek tek çapaktan temizlenir.',
    en: 'Cast buckles for belts, bags and webbing. Every size has a mould of its own, and each piece is deburred before it is plated.',
  },
  seo_title: seoTitle('Metal Toka Modelleri', 'Metal Buckles'),
  seo_description: {
    tr: 'Tek dilli, çift dilli ve sürgülü metal tokalar: ölçüleri, kaplamaları, ağırlıkları ve paket adetleriyle.',
    en: 'Single-prong, double-prong and slide buckles in metal, with sizes, finishes, weights and pack quantities.',
  },
  picture: 'hero-genis.jpg',
  sub_categories: [
    {
      seo_name: 'kemer-tokasi',
      name: { tr: 'Kemer Tokası', en: 'Belt Buckles' },
      description: {
        tr: 'Deri ve örme kemerler için, dili çelik telden bükülmüş tokalar.',
        en: 'Buckles for leather and woven belts, with prongs bent from steel.',
      },
      seo_title: seoTitle('Kemer Tokası', 'Belt Buckles'),
      seo_description: {
        tr: '40 ve 50 mm kemerler için tek ve çift dilli tokalar.',
        en: 'Single- and double-prong buckles for 40 and 50 mm belts.',
      },
      picture: 'toka-klasik-detay.jpg',
      sub_categories: [
        {
          seo_name: 'dilli-toka',
          name: { tr: 'Dilli Toka', en: 'Prong Buckles' },
          description: {
            tr: 'Kayışı delikten geçen dille tutan klasik tokalar.',
            en: 'The classic kind: a prong through a hole holds the strap.',
          },
          seo_title: seoTitle('Dilli Toka', 'Prong Buckles'),
          seo_description: {
            tr: 'Tek dilli ve çift dilli metal kemer tokaları.',
            en: 'Metal belt buckles with one prong or two.',
          },
          picture: 'toka-klasik-hero.jpg',
          sub_categories: [
            {
              seo_name: 'tek-dilli-toka',
              name: { tr: 'Tek Dilli Toka', en: 'Single-Prong Buckles' },
              description: {
                tr: 'Günlük kemer, çanta kapağı ve saya için tek dilli tokalar.',
                en: 'Single-prong buckles for everyday belts, bag flaps and shoes.',
              },
              seo_title: seoTitle('Tek Dilli Toka', 'Single-Prong Buckles'),
              seo_description: {
                tr: 'Parlak nikel tek dilli kemer tokaları.',
                en: 'Single-prong belt buckles in polished nickel.',
              },
              picture: 'toka-klasik-hero.jpg',
            },
            {
              seo_name: 'cift-dilli-toka',
              name: { tr: 'Çift Dilli Toka', en: 'Double-Prong Buckles' },
              description: {
                tr: 'Geniş ve kalın kayışta yükü iki deliğe bölen tokalar.',
                en: 'Buckles that share the pull of a wide, heavy strap between two holes.',
              },
              seo_title: seoTitle('Çift Dilli Toka', 'Double-Prong Buckles'),
              seo_description: {
                tr: '45 ve 50 mm kayışlar için füme çift dilli tokalar.',
                en: 'Double-prong buckles in gunmetal for straps of 45 and 50 mm.',
              },
              picture: 'toka-cift-dil-hero.jpg',
            },
          ],
        },
      ],
    },
    {
      seo_name: 'ayar-tokasi',
      name: { tr: 'Ayar Tokası', en: 'Adjusters' },
      description: {
        tr: 'Askı ve kolon bandın boyunu ayarlayan, dikiş istemeyen sürgülü tokalar.',
        en: 'Slide buckles that set the length of a strap without a stitch.',
      },
      seo_title: seoTitle('Sürgülü Ayar Tokası', 'Slide Adjusters'),
      seo_description: {
        tr: '40 mm kolon bant için mat siyah sürgülü ayar tokaları.',
        en: 'Slide adjusters in matt black for 40 mm webbing.',
      },
      picture: 'toka-surgulu-hero.jpg',
      sub_categories: [
        {
          seo_name: 'surgulu-toka',
          name: { tr: 'Sürgülü Toka', en: 'Slide Adjusters' },
          description: {
            tr: 'Üç barlı sürgüler: bant yük altında kendini kilitler, elle çekince kayar.',
            en: 'Three-bar slides: the webbing locks itself under load and moves by hand.',
          },
          seo_title: seoTitle('Sürgülü Ayar Tokası', 'Slide Adjusters'),
          seo_description: {
            tr: '30 ve 40 mm kolon bant için mat siyah sürgülü ayar tokaları.',
            en: 'Slide adjusters in matt black for webbing of 30 and 40 mm.',
          },
          picture: 'toka-surgulu-hero.jpg',
        },
      ],
    },
  ],
};
