import { searchFold } from '#shared/turkish.ts';

/** The icons of social media by `icon_name`, as staff read them; `link` is the one of any other address. */
export const socialIcons = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  x: 'X',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  link: 'Bağlantı',
} as const;
export type SocialIconName = keyof typeof socialIcons;

const names = Object.keys(socialIcons) as SocialIconName[];

/**
 * The icon that belongs to a name: `Instagram`, `fa-instagram` and `Linked In Sayfamız` are understood, Twitter
 * counts as X, and everything else is `link`.
 */
export function guessSocialIcon(name: string): SocialIconName {
  const words = searchFold(name).split(/[^a-z0-9]+/);
  const joined = words.join('');
  // A single x in a longer word means nothing.
  if (words.includes('x') || joined.includes('twitter')) return 'x';
  return names.find((icon) => icon !== 'x' && joined.includes(icon)) ?? 'link';
}
