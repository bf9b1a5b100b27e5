import type { DemoCategory } from './demo-content.ts';

/** In the order in which the site shows them. */
export const categories: readonly DemoCategory[] = [
  {
    seo_name: 'toka',
    name: { tr: 'Toka', en: 'Buckles' },
    description: {
      tr: 'Kemer, çanta ve kolon bantlar için döküm tokalar. Her ölçü kendi kalıbından çıkar, kaplanmadan önce tek tek çapaktan temizlenir.',
      en: 'Cast buckles for belts, bags and webbing. Every size has a mould of its own, and each piece is deburred before it is plated.',
    },
    seo_title: {
      tr: 'Metal Toka Modelleri | Örnek Metal Aksesuar',
      en: 'Metal Buckles | Örnek Metal Aksesuar',
    },
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
        seo_title: {
          tr: 'Kemer Tokası | Örnek Metal Aksesuar',
          en: 'Belt Buckles | Örnek Metal Aksesuar',
        },
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
            seo_title: {
              tr: 'Dilli Toka | Örnek Metal Aksesuar',
              en: 'Prong Buckles | Örnek Metal Aksesuar',
            },
            seo_description: {
              tr: 'Tek dilli ve çift dilli metal kemer tokaları.',
              en: 'Metal belt buckles with one prong or two.',
            },
            sub_categories: [
              {
                seo_name: 'tek-dilli-toka',
                name: { tr: 'Tek Dilli Toka', en: 'Single-Prong Buckles' },
                description: {
                  tr: 'Günlük kemer, çanta kapağı ve saya için tek dilli tokalar.',
                  en: 'Single-prong buckles for everyday belts, bag flaps and shoes.',
                },
                seo_title: {
                  tr: 'Tek Dilli Toka | Örnek Metal Aksesuar',
                  en: 'Single-Prong Buckles | Örnek Metal Aksesuar',
                },
                seo_description: {
                  tr: 'Parlak nikel tek dilli kemer tokaları.',
                  en: 'Single-prong belt buckles in polished nickel.',
                },
              },
              {
                seo_name: 'cift-dilli-toka',
                name: { tr: 'Çift Dilli Toka', en: 'Double-Prong Buckles' },
                description: {
                  tr: 'Geniş ve kalın kayışta yükü iki deliğe bölen tokalar.',
                  en: 'Buckles that share the pull of a wide, heavy strap between two holes.',
                },
                seo_title: {
                  tr: 'Çift Dilli Toka | Örnek Metal Aksesuar',
                  en: 'Double-Prong Buckles | Örnek Metal Aksesuar',
                },
                seo_description: {
                  tr: '50 mm kayışlar için füme çift dilli tokalar.',
                  en: 'Double-prong buckles in gunmetal for 50 mm straps.',
                },
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
        seo_title: {
          tr: 'Sürgülü Ayar Tokası | Örnek Metal Aksesuar',
          en: 'Slide Adjusters | Örnek Metal Aksesuar',
        },
        seo_description: {
          tr: '40 mm kolon bant için mat siyah sürgülü ayar tokaları.',
          en: 'Slide adjusters in matt black for 40 mm webbing.',
        },
      },
    ],
  },
  {
    seo_name: 'halka',
    name: { tr: 'Halka', en: 'Rings' },
    description: {
      tr: 'Çanta, tasma ve askıda yük taşıyan tel halkalar. Tel soğuk bükülür, ağzı boşluksuz kapatılır, kaplama ondan sonra yapılır.',
      en: 'Wire rings that carry the load on bags, collars and straps. Bent cold, closed without a gap, and only then plated.',
    },
    seo_title: {
      tr: 'Metal Halka Çeşitleri | Örnek Metal Aksesuar',
      en: 'Metal Rings | Örnek Metal Aksesuar',
    },
    seo_description: {
      tr: 'D halka, yuvarlak halka ve kare halka: iç ölçü, tel kalınlığı ve kaplama seçenekleriyle.',
      en: 'D-rings, O-rings and rectangular rings with inside sizes, wire thickness and finishes.',
    },
    picture: 'dhalka-detay.jpg',
    sub_categories: [
      {
        seo_name: 'd-halka',
        name: { tr: 'D Halka', en: 'D-Rings' },
        description: {
          tr: 'Düz kenarı dikişe, yayı karabinaya bakan halkalar.',
          en: 'The straight side lies in the seam, the arc takes the hook.',
        },
        seo_title: { tr: 'D Halka | Örnek Metal Aksesuar', en: 'D-Rings | Örnek Metal Aksesuar' },
        seo_description: {
          tr: '20–40 mm iç genişlikte açık altın D halkalar.',
          en: 'D-rings in light gold, 20 to 40 mm inside.',
        },
      },
      {
        seo_name: 'yuvarlak-halka',
        name: { tr: 'Yuvarlak Halka', en: 'O-Rings' },
        description: {
          tr: 'Her yönden çekişe aynı dayanımı gösteren tel halkalar.',
          en: 'Wire rings that are equally strong whichever way they are pulled.',
        },
        seo_title: {
          tr: 'Yuvarlak Halka | Örnek Metal Aksesuar',
          en: 'O-Rings | Örnek Metal Aksesuar',
        },
        seo_description: {
          tr: '13–34 mm iç çapta nikel yuvarlak halkalar.',
          en: 'Nickel O-rings, 13 to 34 mm inside.',
        },
      },
      {
        seo_name: 'kare-halka',
        name: { tr: 'Kare Halka', en: 'Rectangular Rings' },
        description: {
          tr: 'Kolon bandı ve kayışı kırıştırmadan taşıyan köşeli halkalar.',
          en: 'Rings with corners, which keep webbing and straps flat.',
        },
        seo_title: {
          tr: 'Kare Halka | Örnek Metal Aksesuar',
          en: 'Rectangular Rings | Örnek Metal Aksesuar',
        },
        seo_description: {
          tr: '40 mm bant için parlak bakır kare halkalar.',
          en: 'Rectangular rings in bright copper for 40 mm straps.',
        },
      },
    ],
  },
  {
    seo_name: 'zincir',
    name: { tr: 'Zincir', en: 'Chains' },
    description: {
      tr: 'Çanta sapı, süs ve askı zincirleri. Metreyle kesilir, top ya da makara olarak gönderilir.',
      en: 'Chains for bag handles, trims and hangers, cut by the metre and sent on reels.',
    },
    seo_title: {
      tr: 'Metal Zincir Çeşitleri | Örnek Metal Aksesuar',
      en: 'Metal Chains | Örnek Metal Aksesuar',
    },
    seo_description: {
      tr: 'Gurmet, forse ve bilyalı zincirler: bakla ölçüsü, metre ağırlığı ve makara boylarıyla.',
      en: 'Curb, cable and ball chains with link sizes, weight per metre and reel lengths.',
    },
    picture: 'zincir-gurmet-detay.jpg',
    sub_categories: [
      {
        seo_name: 'baklali-zincir',
        name: { tr: 'Baklalı Zincir', en: 'Link Chains' },
        description: {
          tr: 'Telden bükülüp birbirine geçirilen baklalardan zincirler.',
          en: 'Chains of wire links bent into one another.',
        },
        seo_title: {
          tr: 'Baklalı Zincir | Örnek Metal Aksesuar',
          en: 'Link Chains | Örnek Metal Aksesuar',
        },
        seo_description: {
          tr: 'Çanta ve giyim için gurmet ve forse zincirler.',
          en: 'Curb and cable chains for bags and clothing.',
        },
        sub_categories: [
          {
            seo_name: 'gurmet-zincir',
            name: { tr: 'Gurmet Zincir', en: 'Curb Chains' },
            description: {
              tr: 'Baklaları burulup yüzeyi düzlenen, elde yassı duran zincir.',
              en: 'Twisted links, planed flat, so that the chain lies smooth in the hand.',
            },
            seo_title: {
              tr: 'Gurmet Zincir | Örnek Metal Aksesuar',
              en: 'Curb Chains | Örnek Metal Aksesuar',
            },
            seo_description: {
              tr: 'Çanta sapı için 11 mm altın gurmet zincir.',
              en: 'Gold curb chain, 11 mm, for bag handles.',
            },
          },
          {
            seo_name: 'forse-zincir',
            name: { tr: 'Forse Zincir', en: 'Cable Chains' },
            description: {
              tr: 'Oval baklaları bir yatay bir dikey duran zincir.',
              en: 'Oval links that lie and stand in turn.',
            },
            seo_title: {
              tr: 'Forse Zincir | Örnek Metal Aksesuar',
              en: 'Cable Chains | Örnek Metal Aksesuar',
            },
            seo_description: {
              tr: 'Nikel kaplı 10 mm forse zincir.',
              en: 'Nickel-plated cable chain, 10 mm.',
            },
          },
        ],
      },
      {
        seo_name: 'bilyali-zincir',
        name: { tr: 'Bilyalı Zincir', en: 'Ball Chains' },
        description: {
          tr: 'İnce, dolaşmayan, istenen yerden kesilen boncuk zincirler.',
          en: 'Fine bead chains that do not tangle and can be cut anywhere.',
        },
        seo_title: {
          tr: 'Bilyalı Zincir | Örnek Metal Aksesuar',
          en: 'Ball Chains | Örnek Metal Aksesuar',
        },
        seo_description: {
          tr: 'Etiket ve anahtarlık için 4,8 mm füme bilyalı zincir.',
          en: 'Ball chain in gunmetal, 4.8 mm, for tags and key rings.',
        },
      },
    ],
  },
  {
    seo_name: 'kusgozu',
    name: { tr: 'Kuşgözü', en: 'Eyelets' },
    description: {
      tr: 'Deri, branda ve perdede deliği koruyan, kordonun kaydığı ağızlar. Kuşgözü ve pulu takım olarak verilir.',
      en: 'They guard the hole in leather, canvas and curtains, and let the cord run. Supplied as eyelet and washer.',
    },
    seo_title: {
      tr: 'Metal Kuşgözü Çeşitleri | Örnek Metal Aksesuar',
      en: 'Metal Eyelets | Örnek Metal Aksesuar',
    },
    seo_description: {
      tr: 'Yuvarlak, oval ve perdelik kuşgözleri: iç ve dış ölçüleri, boyun yükseklikleri ve kaplamalarıyla.',
      en: 'Round, oval and curtain eyelets with inside and outside sizes, barrel heights and finishes.',
    },
    picture: 'kusgozu-perdelik-hero.jpg',
    sub_categories: [
      {
        seo_name: 'pullu-kusgozu',
        name: { tr: 'Pullu Kuşgözü', en: 'Eyelets with Washers' },
        description: {
          tr: 'Arkasına pul kıvrılan, kumaşta yırtılmaya karşı duran kuşgözleri.',
          en: 'Eyelets rolled over a washer, so that the cloth does not tear out.',
        },
        seo_title: {
          tr: 'Pullu Kuşgözü | Örnek Metal Aksesuar',
          en: 'Eyelets with Washers | Örnek Metal Aksesuar',
        },
        seo_description: {
          tr: 'Deri ve tekstil için yuvarlak ve oval pullu kuşgözleri.',
          en: 'Round and oval eyelets with washers for leather and textiles.',
        },
        sub_categories: [
          {
            seo_name: 'yuvarlak-kusgozu',
            name: { tr: 'Yuvarlak Kuşgözü', en: 'Round Eyelets' },
            description: {
              tr: 'Ayakkabı, çanta ve kemer için yuvarlak kuşgözleri.',
              en: 'Round eyelets for shoes, bags and belts.',
            },
            seo_title: {
              tr: 'Yuvarlak Kuşgözü | Örnek Metal Aksesuar',
              en: 'Round Eyelets | Örnek Metal Aksesuar',
            },
            seo_description: {
              tr: '14 mm antik sarı yuvarlak kuşgözü ve pulu.',
              en: 'Round eyelet and washer in antique brass, 14 mm.',
            },
          },
          {
            seo_name: 'oval-kusgozu',
            name: { tr: 'Oval Kuşgözü', en: 'Oval Eyelets' },
            description: {
              tr: 'Yassı kordon, kayış ve branda mandalı için oval kuşgözleri.',
              en: 'Oval eyelets for flat cord, straps and turn-button fasteners.',
            },
            seo_title: {
              tr: 'Oval Kuşgözü | Örnek Metal Aksesuar',
              en: 'Oval Eyelets | Örnek Metal Aksesuar',
            },
            seo_description: {
              tr: '26 × 12 mm nikel oval kuşgözü ve pulu.',
              en: 'Oval eyelet and washer in nickel, 26 × 12 mm.',
            },
          },
        ],
      },
      {
        seo_name: 'perdelik-kusgozu',
        name: { tr: 'Perdelik Kuşgözü', en: 'Curtain Eyelets' },
        description: {
          tr: 'Rustik boru üzerinde sessiz kayan, kumaşı eşit dalgada tutan geniş kuşgözleri.',
          en: 'Wide eyelets that glide quietly on the rod and hold the cloth in even folds.',
        },
        seo_title: {
          tr: 'Perdelik Kuşgözü | Örnek Metal Aksesuar',
          en: 'Curtain Eyelets | Örnek Metal Aksesuar',
        },
        seo_description: {
          tr: 'Rustik perde için 42 mm altın kuşgözleri.',
          en: 'Gold curtain eyelets, 42 mm, for curtain rods.',
        },
      },
    ],
  },
];
