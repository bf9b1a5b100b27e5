import { logoOn, type Ground } from '#shared/logo.ts';
import { useSite } from '../loading/site-data.ts';

/** The logo for a ground, or the company's name as it is set there. */
export function CompanyLogo({ ground }: { ground: Ground }) {
  const { configuration } = useSite();
  const logo = logoOn(ground, configuration);
  const name = configuration.projectCompanyName;
  return logo ? <img src={logo} alt={name} /> : name;
}
