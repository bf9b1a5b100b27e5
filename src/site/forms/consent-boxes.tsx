import { sitePath } from '#shared/site-pages.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { usePrivacyNotice } from './privacy-notice.ts';
import './consent-boxes.css';

type ConsentBoxesProps = { idPrefix: string; noticeError: string | undefined };

/**
 * The box for the privacy notice, which is required where the company has one, and the box for news. Neither stands
 * for the other (docs/product.md, "Personal data").
 */
export function ConsentBoxes({ idPrefix, noticeError }: ConsentBoxesProps) {
  const { prefix } = useSite();
  const translate = useTexts();
  const notice = usePrivacyNotice();
  const errorId = `${idPrefix}-notice-error`;
  return (
    <div className="consent-boxes">
      {notice && (
        <div>
          <label>
            <input
              type="checkbox"
              name="notice_read"
              value="1"
              aria-invalid={noticeError ? true : undefined}
              aria-describedby={noticeError ? errorId : undefined}
            />
            <span>{translate('contact.notice_read')}</span>
          </label>
          {/* In a new tab, so that nobody loses what is typed and chosen here. */}
          <a
            href={sitePath(prefix, 'contract', { contract_seo_name: notice.slug })}
            target="_blank"
            rel="noopener"
            lang={notice.lang}
            aria-label={`${notice.name} (${translate('contact.new_tab')})`}
          >
            {notice.name}
          </a>
          <p className="field-error" id={errorId}>
            {noticeError}
          </p>
        </div>
      )}
      <label>
        <input type="checkbox" name="wants_news" value="1" />
        <span>{translate('contact.wants_news')}</span>
      </label>
    </div>
  );
}
