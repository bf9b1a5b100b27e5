import { searchFold } from '../turkish.ts';

/** The icons of social media, as `icon_name` holds them; `link` is the one of any other address. */
export const socialIconNames = [
  'instagram',
  'facebook',
  'linkedin',
  'youtube',
  'x',
  'tiktok',
  'pinterest',
  'whatsapp',
  'telegram',
  'link',
] as const;
export type SocialIconName = (typeof socialIconNames)[number];

/**
 * The icon that belongs to a name: `Instagram`, `fa-instagram` and `Linked In Sayfamız` are understood, Twitter
 * counts as X, and everything else is `link`.
 */
export function guessSocialIcon(name: string): SocialIconName {
  const words = searchFold(name).split(/[^a-z0-9]+/);
  const joined = words.join('');
  // A single x in a longer word means nothing.
  if (words.includes('x') || joined.includes('twitter')) return 'x';
  return socialIconNames.find((icon) => icon !== 'x' && joined.includes(icon)) ?? 'link';
}
