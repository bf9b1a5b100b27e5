import { useTexts } from '../loading/site-data.ts';
import { PrivacyNoticeLink } from './privacy-notice-link.tsx';
import { usePrivacyNotice } from './privacy-notice.ts';
import './consent-boxes.css';

type ConsentBoxesProps = { idPrefix: string; noticeError: string | undefined };

/**
 * The box for the privacy notice, required if the company has a notice, and the box for news. Ticking one
 * never ticks the other (docs/product.md, "Personal data").
 */
export function ConsentBoxes({ idPrefix, noticeError }: ConsentBoxesProps) {
  const translate = useTexts();
  const hasNotice = usePrivacyNotice() !== undefined;
  const errorId = `${idPrefix}-notice-error`;
  return (
    <div className="consent-boxes">
      {hasNotice && (
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
          <PrivacyNoticeLink />
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
