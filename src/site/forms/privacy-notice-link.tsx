import type { FooterContract } from '../navigation.ts';
import { sitePath } from '#shared/site-pages.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { usePrivacyNotice } from './privacy-notice.ts';

/** Renders nothing if there is no notice. */
export function PrivacyNoticeLink() {
  const notice = usePrivacyNotice();
  return notice && <ContractLink contract={notice} />;
}

/** Opens in a new tab, so that the typed values are not lost. */
export function ContractLink({ contract: { name, slug, lang } }: { contract: FooterContract }) {
  const { prefix } = useSite();
  const translate = useTexts();
  return (
    <a
      className="privacy-notice"
      href={sitePath(prefix, 'contract', { contract_seo_name: slug })}
      target="_blank"
      rel="noopener"
      lang={lang}
      aria-label={`${name} (${translate('contact.new_tab')})`}
    >
      {name}
    </a>
  );
}
