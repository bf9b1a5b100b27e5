import type { DemoCategory } from '../demo-content.ts';
import { seoTitle } from '../seo-title.ts';

export const buckleCategories: DemoCategory = {
  seo_name: 'toka',
  name: { tr: 'Toka', en: 'Buckles' },
  description: {
    tr: 'Kemer, çanta, giyim ve kolon bant için döküm ve tel tokalar. Her ölçünün kendi kalıbı vardır; parçalar kaplanmadan önce tek tek çapaktan temizlenir.',
    en: 'Buckles for belts, bags, clothing and webbing, cast or bent from wire. Every size has tooling of its own, and each piece is deburred before it is plated.',
  },
  seo_title: seoTitle('Metal Toka Modelleri', 'Metal Buckles'),
  seo_description: {
    tr: 'Dilli, orta barlı, makaralı, sürgülü ve mandallı metal tokalar: ölçüleri, kaplamaları, ağırlıkları ve paket adetleriyle.',
    en: 'Prong, centre-bar, roller, slide and cam buckles in metal, with sizes, finishes, weights and pack quantities.',
  },
  picture: 'toka-genis.jpg',
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
        tr: '25–50 mm kemer ve kayış için tek dilli, çift dilli, orta barlı ve makaralı tokalar.',
        en: 'Single-prong, double-prong, centre-bar and roller buckles for belts and straps of 25 to 50 mm.',
      },
      picture: 'toka-klasik-kullanim.jpg',
      sub_categories: [
        {
          seo_name: 'dilli-toka',
          name: { tr: 'Dilli Toka', en: 'Prong Buckles' },
          description: {
            tr: 'Kayışı delikten geçen dille tutan tokalar. Dil sayısını kayışın genişliği, barın yerini serbest ucun nereye yatacağı belirler.',
            en: 'A prong through a hole holds the strap. The width of the strap decides between one prong and two; where its free end should lie decides where the bar goes.',
          },
          seo_title: seoTitle('Dilli Toka', 'Prong Buckles'),
          seo_description: {
            tr: 'Tek dilli, çift dilli ve orta barlı metal kemer tokaları.',
            en: 'Metal belt buckles with one prong or two, and with the bar in the middle.',
          },
          picture: 'toka-klasik-nikel.jpg',
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
                tr: 'Dikdörtgen ve yamuk çerçeveli, 30–40 mm tek dilli kemer tokaları.',
                en: 'Single-prong belt buckles with rectangular and trapezoid frames, 30 to 40 mm.',
              },
              picture: 'toka-yamuk-antik-sari.jpg',
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
                tr: '40, 45 ve 50 mm kayışlar için çift dilli tokalar.',
                en: 'Double-prong buckles for straps of 40, 45 and 50 mm.',
              },
              picture: 'toka-cift-dil-fume.jpg',
            },
            {
              seo_name: 'orta-barli-toka',
              name: { tr: 'Orta Barlı Toka', en: 'Centre-Bar Buckles' },
              description: {
                tr: 'Barı ortada, iki gözlü tokalar: çerçevenin öbür yarısı köprü yerine geçer.',
                en: 'The bar across the middle makes two windows; the second acts as the keeper.',
              },
              seo_title: seoTitle('Orta Barlı Toka', 'Centre-Bar Buckles'),
              seo_description: {
                tr: 'Trençkot, bot ve sandalet için 25 ve 30 mm fırçalı nikel orta barlı tokalar.',
                en: 'Centre-bar buckles of 25 and 30 mm in brushed nickel, for trench coats, boots and sandals.',
              },
              picture: 'toka-orta-barli-fircali-nikel.jpg',
            },
          ],
        },
        {
          seo_name: 'makarali-toka',
          name: { tr: 'Makaralı Toka', en: 'Roller Buckles' },
          description: {
            tr: 'Çekilen kenarında dönen bir boru bulunan, kayışı sürtmeden sıkan tokalar. Saraçlık, tasma ve iş kemeri için.',
            en: 'A tube turns on the side that takes the pull, so the strap tightens without chafing. For saddlery, collars and work belts.',
          },
          seo_title: seoTitle('Makaralı Toka', 'Roller Buckles'),
          seo_description: {
            tr: '25, 32 ve 40 mm makaralı tel tokalar: tel ve makara çapları, paket adetleri.',
            en: 'Roller buckles of 25, 32 and 40 mm: wire and roller diameters, pack quantities.',
          },
          picture: 'toka-makarali-nikel.jpg',
        },
      ],
    },
    {
      seo_name: 'ayar-tokasi',
      name: { tr: 'Ayar Tokası', en: 'Adjusters' },
      description: {
        tr: 'Askı ve kolon bandın boyunu ayarlayan, dikiş istemeyen sürgülü ve mandallı tokalar.',
        en: 'Slide adjusters and cam buckles that set the length of straps and webbing without stitching.',
      },
      seo_title: seoTitle('Kolon Bant Ayar Tokası', 'Strap Adjusters'),
      seo_description: {
        tr: '25–40 mm kolon bant için sürgülü ve mandallı ayar tokaları.',
        en: 'Slide adjusters and cam buckles for webbing of 25 to 40 mm.',
      },
      picture: 'toka-surgulu-mat-siyah.jpg',
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
            tr: '25, 30 ve 40 mm kolon bant için sürgülü ayar tokaları.',
            en: 'Slide adjusters for webbing of 25, 30 and 40 mm.',
          },
          picture: 'toka-surgulu-nikel.jpg',
        },
        {
          seo_name: 'mandalli-toka',
          name: { tr: 'Mandallı Toka', en: 'Cam Buckles' },
          description: {
            tr: 'Bandı dişli bir mandalla kilitleyen, dikişsiz takılan tokalar. Yük bağlama donanımı değildir.',
            en: 'A toothed cam locks the webbing without sewing. Not for securing loads.',
          },
          seo_title: seoTitle('Mandallı Kolon Bant Tokası', 'Cam Buckles for Webbing'),
          seo_description: {
            tr: '30 ve 40 mm kolon bant için füme mandallı tokalar: tutma kuvveti, bant kalınlığı ve ağırlığıyla.',
            en: 'Cam buckles in gunmetal for webbing of 30 and 40 mm, with holding force, webbing thickness and weight.',
          },
          picture: 'toka-mandalli-fume.jpg',
        },
      ],
    },
    {
      seo_name: 'giyim-tokasi',
      name: { tr: 'Giyim Tokası', en: 'Dress Buckles' },
      description: {
        tr: 'Elbise kemeri, ayakkabı ve çanta süsü için, görünüşü önde olan küçük tokalar.',
        en: 'Small buckles where looks come first: for dress belts, shoes and bag trims.',
      },
      seo_title: seoTitle('Giyim Tokası', 'Dress Buckles'),
      seo_description: {
        tr: 'Elbise, trençkot, ayakkabı ve çanta için oval ve kalp tokalar.',
        en: 'Oval and heart-shaped buckles for dresses, trench coats, shoes and bags.',
      },
      picture: 'toka-oval-parlak-altin.jpg',
      sub_categories: [
        {
          seo_name: 'oval-toka',
          name: { tr: 'Oval Toka', en: 'Oval Buckles' },
          description: {
            tr: 'Köşesiz çerçeve kumaşı incitmez; bar kavislidir, ince kemer toplanmaz.',
            en: 'A frame without corners spares the cloth; its curved bar keeps thin belts from bunching.',
          },
          seo_title: seoTitle('Oval Toka', 'Oval Buckles'),
          seo_description: {
            tr: 'Kumaş ve ince deri kemer için 25 ve 30 mm altın oval tokalar.',
            en: 'Gold oval buckles of 25 and 30 mm for fabric and thin leather belts.',
          },
          picture: 'toka-oval-nikel.jpg',
        },
        {
          seo_name: 'sus-tokasi',
          name: { tr: 'Süs Tokası', en: 'Ornamental Buckles' },
          description: {
            tr: 'Şekilli, ama işini gören tokalar. Kenarları çocuk ürünlerine göre yuvarlatılır.',
            en: 'Ornamental shapes that still work as buckles. The edges are rounded to suit children’s products.',
          },
          seo_title: seoTitle('Süs Tokası', 'Ornamental Buckles'),
          seo_description: {
            tr: 'Çocuk kemeri ve mini çanta için 20 ve 25 mm bakır kalp tokalar.',
            en: 'Copper heart buckles of 20 and 25 mm for children’s belts and mini bags.',
          },
          picture: 'toka-kalp-parlak-bakir.jpg',
        },
      ],
    },
  ],
};
