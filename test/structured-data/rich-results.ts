/** The properties that Google's documents on rich results require and recommend for a type. */
type Rule = { required: readonly string[]; recommended: readonly string[] };

/**
 * The types that the site may use, from Google's gallery of rich results (docs/decisions/0068). Any other type, such as
 * FAQPage, is reported as a problem.
 */
export const richResults: Readonly<Record<string, Rule>> = {
  Organization: { required: ['name'], recommended: ['url'] },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality'],
    recommended: ['postalCode', 'addressCountry'],
  },
  WebSite: { required: ['name', 'url'], recommended: ['potentialAction'] },
  SearchAction: { required: ['target', 'query-input'], recommended: [] },
  EntryPoint: { required: ['urlTemplate'], recommended: [] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  CollectionPage: { required: ['name', 'url'], recommended: ['description', 'mainEntity'] },
  ItemList: { required: ['itemListElement'], recommended: ['numberOfItems'] },
  ListItem: { required: ['position', 'name'], recommended: [] },
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: ['endDate', 'eventStatus', 'eventAttendanceMode', 'description', 'image'],
  },
  Place: { required: ['address'], recommended: ['name'] },
  Article: {
    required: ['headline', 'author', 'datePublished'],
    recommended: ['image', 'dateModified', 'publisher', 'mainEntityOfPage'],
  },
  Person: { required: ['name'], recommended: [] },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'contentUrl|embedUrl'],
  },
  Product: { required: ['name'], recommended: ['sku', 'image', 'url'] },
  ProductGroup: {
    required: ['name', 'productGroupID', 'variesBy', 'hasVariant'],
    recommended: ['brand', 'description', 'url', 'image'],
  },
  Brand: { required: ['name'], recommended: [] },
  PropertyValue: { required: ['name', 'value'], recommended: [] },
  QuantitativeValue: { required: ['value', 'unitCode'], recommended: [] },
  DigitalDocument: { required: ['name', 'url', 'encodingFormat'], recommended: [] },
};
