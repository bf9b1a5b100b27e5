/** The labels of the fields in a section. The form shows only fields that have a label. */
export type ContentShape = {
  title: string;
  titleHint?: string;
  subtitle?: string;
  body?: string;
  image?: string;
  video?: boolean;
  /** True for items with a link: an address and its text. */
  link?: boolean;
  /** True for items with a start and an end. */
  times?: boolean;
};

const story: ContentShape = { title: 'Başlık', body: 'Metin', image: 'Fotoğraf' };

export const contentShapes = {
  head: {
    title: 'Başlık',
    titleHint: 'Sayfanın en üstünde büyük yazıyla görünür.',
    subtitle: 'Tanıtım cümlesi',
    image: 'Afiş fotoğrafı (geniş)',
  },
  /** This shape is for a page with its own heading, such as a contract. */
  sentence: {
    title: 'Cümle',
    titleHint: 'Fotoğrafın altında, sayfanın kendi başlığının üstünde görünür.',
    image: 'Afiş fotoğrafı (geniş)',
  },
  slide: {
    title: 'Cümle',
    titleHint: 'Fotoğrafın yanında büyük yazıyla görünen tek cümle',
    subtitle: 'Alt satır',
    image: 'Fotoğraf (geniş)',
    link: true,
    times: true,
  },
  intro: { ...story, link: true },
  figure: { title: 'Rakam', titleHint: 'Örnek: 38 yıl, 2.400 m², %96', subtitle: 'Neyi anlattığı' },
  banner: {
    title: 'Başlık',
    subtitle: 'Açıklama',
    image: 'Fotoğraf (geniş)',
    link: true,
    times: true,
  },
  story: { ...story, video: true },
  statement: story,
} as const satisfies Record<string, ContentShape>;
