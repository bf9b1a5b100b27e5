/** A text of the demo in both languages that the program ships. */
export type DemoText = { tr: string; en: string };

/** A file of `demo/pictures/`. */
export type DemoPicture = { file: string; alt: DemoText };

export type DemoCategory = {
  /** Products and later runs find the category by it. */
  seo_name: string;
  name: DemoText;
  description: DemoText;
  seo_title: DemoText;
  seo_description: DemoText;
  /** A file of `demo/pictures/`. */
  picture?: string;
  sub_categories?: readonly DemoCategory[];
};

export type DemoProduct = {
  code: string;
  /** `seo_name` of its category. */
  category: string;
  name: DemoText;
  summary: DemoText;
  /** Rich text. */
  description: DemoText;
  attributes: readonly { label: DemoText; value: DemoText }[];
  transporter_types: readonly ('kordon' | 'zincir' | 'kayis' | 'aski')[];
  is_featured?: boolean;
  /** The first one is the main picture. */
  pictures: readonly [DemoPicture, ...DemoPicture[]];
};
