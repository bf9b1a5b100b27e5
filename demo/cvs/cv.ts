/** The file name of the CV, as the applicant sent it. */
export const cvName = 'Murat-Demirel-Ozgecmis.pdf';

/** The CV of an invented applicant, as `cv.typ` shows it. */
export const cv = {
  title: 'Murat Demirel: özgeçmiş',
  name: 'Murat Demirel',
  role: 'Kalıp tasarımcısı',
  contact: 'murat.demirel@posta.example · +90 536 000 05 60 · Örnekköy, İstanbul',
  jobs: [
    {
      years: '2020 –',
      place: 'Örnek Kalıp Sanayi, İstanbul',
      role: 'Kıdemli kalıp tasarımcısı',
      text: 'Zamak enjeksiyon kalıplarının tasarımı ve devreye alınması; toka, kanca ve fermuar elciği için 60’tan çok kalıp. Ortalama deneme sayısını beşten üçe indirdi.',
    },
    {
      years: '2015 – 2020',
      place: 'Örnek Metal Döküm, Bursa',
      role: 'Kalıp tasarımcısı',
      text: 'Çok gözlü kalıplar, yolluk ve soğutma hesapları. Kalıp bakım planının kurulması ve takibi.',
    },
    {
      years: '2013 – 2015',
      place: 'Örnek Makine, Bursa',
      role: 'CAM operatörü',
      text: '3 ve 5 eksen işleme, elektrot tasarımı, dalma erozyon.',
    },
  ],
  schools: [{ years: '2009 – 2013', degree: 'Makine mühendisliği, lisans', place: 'Örnek Üniversitesi' }],
  skills: [
    'SolidWorks ve kalıp modülü',
    'Döküm simülasyonu',
    '3 ve 5 eksen CAM',
    'Ölçü raporu, 3B tarama',
    'İngilizce (orta)',
  ],
} as const;
