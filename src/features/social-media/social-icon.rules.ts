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
 * Guesses the icon from a name: it understands `Instagram`, `fa-instagram` and `Linked In Sayfamız`, takes
 * Twitter for X, and returns `link` for everything else.
 */
export function guessSocialIcon(name: string): SocialIconName {
  const words = searchFold(name).split(/[^a-z0-9]+/);
  const joined = words.join('');
  // Only a separate word `x` counts, not the letter inside another word.
  if (words.includes('x') || joined.includes('twitter')) return 'x';
  return names.find((icon) => icon !== 'x' && joined.includes(icon)) ?? 'link';
}
