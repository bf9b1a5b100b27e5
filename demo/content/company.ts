/** The name itself says that the company is an example. */
export const companyName = 'Örnek Metal Aksesuar';
