/** The name itself says that the company is an example. */
export const companyName = 'Örnek Metal Aksesuar';

/**
 * Invented data that belong to nobody: no subscriber number starts with 0, and `.example` is reserved (RFC
 * 2606).
 */
export const company = {
  legalTitle: 'Örnek Metal Aksesuar Sanayi ve Ticaret A.Ş.',
  address: 'Örnek Organize Sanayi Bölgesi, 4. Cadde No: 18, 34000 Örnekköy / İstanbul',
  addressParts: {
    addressStreet: 'Örnek Organize Sanayi Bölgesi, 4. Cadde No: 18',
    addressPostcode: '34000',
    addressDistrict: 'Örnekköy',
    addressCity: 'İstanbul',
    addressCountry: 'TR',
  },
  taxOffice: 'Örnekköy',
  taxNumber: '0000000019',
  mersisNumber: '0000000001900015',
  tradeRegistryNumber: '000000-0',
  capital: '5.000.000 TL',
  boardMembers: ['Defne Örnekoğlu (Başkan)', 'Mert Örnekoğlu (Başkan Vekili)', 'Selin Denizörnek (Üye)'],
  auditor: 'Örnek Bağımsız Denetim A.Ş., İstanbul',
  kepAddress: 'ornekmetal@kep.example',
  email: 'bilgi@ornekmetal.example',
  privacyEmail: 'kvkk@ornekmetal.example',
  phone: '+90 212 000 00 18',
  whatsapp: '+90 530 000 00 18',
} as const;
