import { logoOn, type Ground } from '#shared/logo.ts';
import { useSite } from '../loading/site-data.ts';

type CompanyLogoProps = {
  ground: Ground;
  /** Where it is not on the first screen: React would have the browser fetch it before the fonts. */
  loading?: 'lazy';
};

/** The logo for a ground, or the company's name as it is set there. */
export function CompanyLogo({ ground, loading }: CompanyLogoProps) {
  const { configuration } = useSite();
  const logo = logoOn(ground, configuration);
  const name = configuration.projectCompanyName;
  return logo ? <img src={logo} alt={name} loading={loading} /> : name;
}
