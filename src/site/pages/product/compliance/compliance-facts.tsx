import type { PublicClaim } from '#features/compliance/compliance.ts';
import { useSite, useTexts } from '../../../loading/site-data.ts';
import { longDate } from '../../../dates.ts';

type ComplianceFactsProps = { claims: readonly PublicClaim[]; finish: string | null | undefined };

/** The compliance claims of a product, and those of the chosen finish; before a choice, of all finishes. */
export function ComplianceFacts({ claims, finish }: ComplianceFactsProps) {
  const translate = useTexts();
  const { lang } = useSite();
  const shown = claims.filter((claim) => !claim.finish || !finish || claim.finish.key === finish);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="compliance">
      <h2 id="compliance" className="attribute-title">
        {translate('compliance.title')}
      </h2>
      <table className="attribute-table">
        <tbody>
          {shown.map((claim) => (
            <tr key={`${claim.kind} ${claim.finish?.key ?? ''}`}>
              <th scope="row">{translate(`compliance.${claim.kind}`)}</th>
              <td>
                <span className="attribute-part">
                  {claim.kind === 'salt_spray'
                    ? translate('compliance.hours', { count: claim.value })
                    : claim.value}
                </span>
                {claim.finish && <span className="attribute-part">{claim.finish.name}</span>}
                {claim.valid_until && (
                  <span className="attribute-part">
                    {translate('compliance.until', { date: longDate(claim.valid_until, lang) })}
                  </span>
                )}
                {claim.document && (
                  <a href={claim.document.url} type="application/pdf">
                    {translate('compliance.document')}
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
