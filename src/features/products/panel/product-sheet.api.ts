/** The call that answers with the products of a filter as a sheet, and the name of the file. */
export const productSheet = { path: '/products/export', file: 'urunler' };
