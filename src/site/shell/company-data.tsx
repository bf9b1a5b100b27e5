import { useSite, useTexts } from '../loading/site-data.ts';
import './company-data.css';

/** Shows the company's legal data, without empty fields. */
export function CompanyData() {
  const { configuration } = useSite();
  const translate = useTexts();
  const { legalTitle, taxOffice, taxNumber } = configuration;
  const rows = [
    { label: translate('footer.mersis_number'), value: configuration.mersisNumber },
    { label: translate('footer.tax_office'), value: [taxOffice, taxNumber].filter(Boolean).join(' / ') },
    { label: translate('footer.trade_registry'), value: configuration.tradeRegistry },
    { label: translate('footer.kep_address'), value: configuration.kepAddress },
  ].filter(({ value }) => value !== '');
  if (legalTitle === '' && rows.length === 0) return null;
  return (
    <div className="company-data">
      {legalTitle !== '' && <p>{legalTitle}</p>}
      {rows.length > 0 && (
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
