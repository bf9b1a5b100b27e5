import { readableOn } from '#shared/colour.ts';
import type { PublicConfiguration } from '#features/configuration/configuration.ts';
import type { PrintedFiles } from './printed-files.ts';

/** What every document says of the company. */
export type PrintedCompany = {
  name: string;
  /** Name and address in one line. */
  line: string;
  /** The site without `https://`; empty without a public address. */
  site: string;
  color: string;
  on_color: string;
  /** The file of the logo in the workspace. */
  logo: string | null;
};

export function presentCompany(
  configuration: PublicConfiguration,
  { lang, publicUrl, files }: { lang: string; publicUrl: string; files: PrintedFiles },
): PrintedCompany {
  const { projectCompanyName, legalTitle, mainColor, mainLogoPath } = configuration;
  const { addressStreet, addressPostcode, addressDistrict, addressCity, addressCountry } = configuration;
  const site = publicUrl.replace(/^https?:\/\//, '');
  const town = [addressPostcode, [addressDistrict, addressCity].filter(Boolean).join('/')]
    .filter(Boolean)
    .join(' ');
  const country = /^[A-Z]{2}$/.test(addressCountry)
    ? new Intl.DisplayNames([lang], { type: 'region' }).of(addressCountry)
    : addressCountry;
  const address = [addressStreet, town, country].filter(Boolean).join(', ');
  return {
    name: projectCompanyName,
    line: [legalTitle || projectCompanyName, address].filter(Boolean).join(' · '),
    site,
    color: mainColor,
    on_color: readableOn(mainColor),
    logo: files.address(mainLogoPath),
  };
}
