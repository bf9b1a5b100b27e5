import { SocialIcon } from '#ui/social-icon.tsx';
import { useSite, useTexts } from '../loading/site-data.ts';
import './social-links.css';

export function SocialLinks({ className }: { className: string }) {
  const { socialMedia } = useSite();
  const translate = useTexts();
  if (socialMedia.length === 0) return null;
  return (
    <ul className={`social-links ${className}`} aria-label={translate('footer.social_media')}>
      {socialMedia.map(({ name, uri, icon_name }, index) => (
        // The index is the key, because two accounts may have the same name and address.
        <li key={index}>
          <a href={uri} rel="noopener me" aria-label={name} title={name}>
            <SocialIcon name={icon_name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
