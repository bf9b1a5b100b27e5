import { logoFor, type Background } from '#features/configuration/logo.rules.ts';
import { useSite } from '../loading/site-data.ts';

type CompanyLogoProps = {
  background: Background;
  /** Set this below the first screen; otherwise React preloads the logo before the fonts. */
  loading?: 'lazy';
};

/** The logo for a background, or the company's name if there is no logo. */
export function CompanyLogo({ background, loading }: CompanyLogoProps) {
  const { configuration } = useSite();
  const logo = logoFor(background, configuration);
  const name = configuration.projectCompanyName;
  return logo ? <img src={logo} alt={name} loading={loading} /> : name;
}
