import type { DemoCategory } from '../demo-content.ts';
import { seoTitle } from '../seo-title.ts';

export const chainCategories: DemoCategory = {
  seo_name: 'zincir',
  name: { tr: 'Zincir', en: 'Chains' },
  description: {
    tr: 'Çanta sapı, süs ve askı zincirleri. Metreyle kesilir; top, makara ya da ucu hazır boylar olarak gönderilir.',
    en: 'Chains for bag handles, trims and hangers, cut by the metre and sent on reels or in finished lengths.',
  },
  seo_title: seoTitle('Metal Zincir Çeşitleri', 'Metal Chains'),
  seo_description: {
    tr: 'Gurmet, figaro, forse, rolo, çapa, bilyalı ve yılan zincirler: bakla ölçüsü, metre ağırlığı ve makara boylarıyla.',
    en: 'Curb, figaro, cable, rolo, anchor, ball and snake chains with link sizes, weight per metre and reel lengths.',
  },
  picture: 'zincir-forse-kullanim.jpg',
  sub_categories: [
    {
      seo_name: 'baklali-zincir',
      name: { tr: 'Baklalı Zincir', en: 'Link Chains' },
      description: {
        tr: 'Telden bükülüp ya da dökülüp birbirine geçirilen baklalardan zincirler.',
        en: 'Chains of interlocking links, bent from wire or cast.',
      },
      seo_title: seoTitle('Baklalı Zincir', 'Link Chains'),
      seo_description: {
        tr: 'Çanta ve giyim için yassı ve açık baklalı zincirler.',
        en: 'Chains with flat and open links for bags and clothing.',
      },
      picture: 'zincir-gurmet-nikel.jpg',
      sub_categories: [
        {
          seo_name: 'gurmet-zincir',
          name: { tr: 'Gurmet Zincir', en: 'Curb Chains' },
          description: {
            tr: 'Bütün baklaları eş, yüzeyi düzlenmiş zincir.',
            en: 'Identical links, flattened to a smooth face.',
          },
          seo_title: seoTitle('Gurmet Zincir', 'Curb Chains'),
          seo_description: {
            tr: 'Çanta sapı için 6, 8 ve 11 mm gurmet zincir.',
            en: 'Curb chain, 6, 8 and 11 mm, for bag handles.',
          },
          picture: 'zincir-gurmet-parlak-altin.jpg',
        },
        {
          seo_name: 'figaro-zincir',
          name: { tr: 'Figaro Zincir', en: 'Figaro Chains' },
          description: {
            tr: 'Üç kısa bakladan sonra bir uzun bakla; düzlenmiş yüzlü.',
            en: 'Three short links to one long, flattened like curb chain.',
          },
          seo_title: seoTitle('Figaro Zincir', 'Figaro Chains'),
          seo_description: {
            tr: 'Çanta sapı ve kemer için 6 ve 9 mm altın figaro zincir.',
            en: 'Gold figaro chain, 6 and 9 mm, for bag handles and belts.',
          },
          picture: 'zincir-figaro-parlak-altin.jpg',
        },
        {
          seo_name: 'forse-zincir',
          name: { tr: 'Forse Zincir', en: 'Cable Chains' },
          description: {
            tr: 'Oval baklaları bir yatay bir dikey duran zincir.',
            en: 'Oval links, one lying flat, the next standing upright.',
          },
          seo_title: seoTitle('Forse Zincir', 'Cable Chains'),
          seo_description: {
            tr: 'Çelik telden 6, 8 ve 10 mm forse zincir.',
            en: 'Steel wire cable chain, 6, 8 and 10 mm.',
          },
          picture: 'zincir-forse-nikel.jpg',
        },
        {
          seo_name: 'rolo-zincir',
          name: { tr: 'Rolo Zincir', en: 'Rolo Chains' },
          description: {
            tr: 'Baklaları tam daire, çekince uzamayan zincir.',
            en: 'Fully round links; the chain does not stretch when pulled.',
          },
          seo_title: seoTitle('Rolo Zincir', 'Rolo Chains'),
          seo_description: {
            tr: 'Antik sarı pirinç telden 7 ve 10 mm rolo zincir.',
            en: 'Rolo chain, 7 and 10 mm, in antique brass.',
          },
          picture: 'zincir-rolo-antik-sari.jpg',
        },
        {
          seo_name: 'capa-zincir',
          name: { tr: 'Çapa Zincir', en: 'Anchor Chains' },
          description: {
            tr: 'Gemi zinciri gibi, her baklası ortadan köprülü döküm zincir.',
            en: 'A cast chain with a stud across every link, like a ship’s anchor chain.',
          },
          seo_title: seoTitle('Çapa Zincir', 'Anchor Chains'),
          seo_description: {
            tr: 'Çanta ve giyim için 8 ve 11 mm füme çapa zincir.',
            en: 'Anchor chain in gunmetal, 8 and 11 mm, for bags and clothing.',
          },
          picture: 'zincir-baklali-fume.jpg',
        },
      ],
    },
    {
      seo_name: 'bilyali-zincir',
      name: { tr: 'Bilyalı Zincir', en: 'Ball Chains' },
      description: {
        tr: 'İnce, dolaşmayan, istenen yerden kesilen boncuk zincirler.',
        en: 'Fine ball chains that do not tangle and can be cut anywhere.',
      },
      seo_title: seoTitle('Bilyalı Zincir', 'Ball Chains'),
      seo_description: {
        tr: 'Etiket ve anahtarlık için 2,4, 3,2 ve 4,8 mm bilyalı zincir.',
        en: 'Ball chain, 2.4, 3.2 and 4.8 mm, for tags and key rings.',
      },
      picture: 'zincir-bilyali-fume.jpg',
    },
    {
      seo_name: 'yilan-zincir',
      name: { tr: 'Yılan Zincir', en: 'Snake Chains' },
      description: {
        tr: 'Zikzak oluklu, kapalı yüzlü, boru gibi akan zincirler.',
        en: 'Chains with a closed, zigzag-grooved surface that flow like a tube.',
      },
      seo_title: seoTitle('Yılan Zincir', 'Snake Chains'),
      seo_description: {
        tr: 'Abiye çanta ve elbise askısı için 3 ve 5 mm nikel yılan zincir.',
        en: 'Nickel snake chain, 3 and 5 mm, for evening bags and shoulder straps.',
      },
      picture: 'zincir-yilan-nikel.jpg',
    },
  ],
};
