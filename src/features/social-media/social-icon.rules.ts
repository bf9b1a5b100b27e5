import { searchFold } from '#shared/turkish.ts';

/** The icons by `icon_name`, with their names for staff; `link` is for all other addresses. */
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
 * Guesses the icon from a name such as `Instagram`, `fa-instagram` or `Linked In Sayfamız`. Twitter gets the
 * icon of X, and unknown names get `link`.
 */
export function guessSocialIcon(name: string): SocialIconName {
  const words = searchFold(name).split(/[^a-z0-9]+/);
  const joined = words.join('');
  // `x` must be a separate word, because other words contain the letter too.
  if (words.includes('x') || joined.includes('twitter')) return 'x';
  return names.find((icon) => icon !== 'x' && joined.includes(icon)) ?? 'link';
}
