import { sitePath } from '#shared/site-pages.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { usePrivacyNotice } from './privacy-notice.ts';

/** Opens in a new tab, so that the typed values are not lost; renders nothing if there is no notice. */
export function PrivacyNoticeLink() {
  const { prefix } = useSite();
  const translate = useTexts();
  const notice = usePrivacyNotice();
  if (!notice) return null;
  return (
    <a
      className="privacy-notice"
      href={sitePath(prefix, 'contract', { contract_seo_name: notice.slug })}
      target="_blank"
      rel="noopener"
      lang={notice.lang}
      aria-label={`${notice.name} (${translate('contact.new_tab')})`}
    >
      {notice.name}
    </a>
  );
}
