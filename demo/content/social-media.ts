import type { DemoSocialMedium } from './demo-content.ts';

/** The domains are reserved (RFC 2606), so that no link leads to the account of a stranger. */
export const socialMedia: readonly DemoSocialMedium[] = [
  { name: 'Instagram', uri: 'https://instagram.example/ornekmetalaksesuar' },
  { name: 'LinkedIn', uri: 'https://linkedin.example/company/ornek-metal-aksesuar' },
  { name: 'YouTube', uri: 'https://youtube.example/@ornekmetalaksesuar' },
  { name: 'Pinterest', uri: 'https://pinterest.example/ornekmetalaksesuar' },
  { name: 'Facebook', uri: 'https://facebook.example/ornekmetalaksesuar' },
];
