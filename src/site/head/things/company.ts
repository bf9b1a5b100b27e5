import type { OrganizationLeaf, PostalAddressLeaf, SearchActionLeaf, WebSiteLeaf } from 'schema-dts';
import { sitePath } from '#shared/site-pages.ts';
import type { SiteData } from '../../loading/site-data.ts';
import { absoluteUrl } from '../page-head.ts';
import { companyId } from './thing.ts';

/** The company and the site, which every page describes. */
export function siteThings(site: SiteData): (OrganizationLeaf | WebSiteLeaf)[] {
  return [organization(site), ...(site.publicUrl ? [webSite(site)] : [])];
}

function organization({ configuration, publicUrl, contacts, socialMedia }: SiteData): OrganizationLeaf {
  const logo = configuration.mainLogoPath;
  const phone = contacts.telefon[0];
  const email = contacts.email[0];
  const address = postalAddress(configuration);
  return {
    '@type': 'Organization',
    ...(publicUrl && { '@id': companyId(publicUrl), url: `${publicUrl}/` }),
    name: configuration.projectCompanyName,
    ...(publicUrl && logo && { logo: absoluteUrl(publicUrl, logo) }),
    ...(configuration.legalTitle && { legalName: configuration.legalTitle }),
    ...(configuration.taxNumber && { taxID: configuration.taxNumber }),
    ...(phone && { telephone: phone.content }),
    ...(email && { email: email.content }),
    ...(address && { address }),
    ...(socialMedia.length > 0 && { sameAs: socialMedia.map(({ uri }) => uri) }),
  };
}

/** The address with the parts that are filled in; undefined if street, district and city are all missing. */
function postalAddress(configuration: SiteData['configuration']): PostalAddressLeaf | undefined {
  const { addressStreet: street, addressPostcode: postcode, addressCountry: country } = configuration;
  const { addressDistrict: district, addressCity: city } = configuration;
  if (!street && !district && !city) return undefined;
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(postcode && { postalCode: postcode }),
    ...((district || city) && { addressLocality: district || city }),
    ...(district && city && { addressRegion: city }),
    ...(country && { addressCountry: country }),
  };
}

/** The site with its search, in the language of the page. */
function webSite({ configuration, publicUrl, prefix, lang }: SiteData): WebSiteLeaf {
  const search = publicUrl + sitePath(prefix, 'search_products');
  const action: SearchActionLeaf & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${search}?search_type=all&search={search}` },
    'query-input': 'required name=search',
  };
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    url: `${publicUrl}/`,
    name: configuration.projectCompanyName,
    inLanguage: lang,
    publisher: { '@id': companyId(publicUrl) },
    potentialAction: action,
  };
}
