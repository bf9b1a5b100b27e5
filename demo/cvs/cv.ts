/** The file name of the CV, as the applicant sent it. */
export const cvName = 'Murat-Demirel-Ozgecmis.pdf';

const jobs = [
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
] as const;

const skills = [
  'SolidWorks ve kalıp modülü',
  'Döküm simülasyonu',
  '3 ve 5 eksen CAM',
  'Ölçü raporu, 3B tarama',
  'İngilizce (orta)',
] as const;

/** The CV of an invented applicant, as one HTML page. */
export function cv(): string {
  const entries = jobs.map(
    ({ years, place, role, text }) =>
      `<section><p class="years">${years}</p><div><h3>${role}</h3><p class="place">${place}</p><p>${text}</p></div></section>`,
  );
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Murat Demirel: özgeçmiş</title>
<style>${styles}</style></head><body><main>
<h1>Murat Demirel</h1><p class="role">Kalıp tasarımcısı</p>
<p class="contact">murat.demirel@posta.example · +90 536 000 05 60 · Örnekköy, İstanbul</p>
<h2>Deneyim</h2>${entries.join('')}
<h2>Öğrenim</h2><section><p class="years">2009 – 2013</p><div><h3>Makine mühendisliği, lisans</h3><p class="place">Örnek Üniversitesi</p></div></section>
<h2>Bilgi ve beceri</h2><ul>${skills.map((skill) => `<li>${skill}</li>`).join('')}</ul>
</main></body></html>`;
}

const styles = `
  @page { size: 210mm 297mm; margin: 0 }
  * { box-sizing: border-box; margin: 0; padding: 0 }
  html { font: 400 10pt/1.5 'Instrument Sans'; color: #1f1f1f; font-synthesis: none }
  body { width: 210mm; height: 296.9mm; padding: 24mm 26mm }
  main { height: 100%; overflow: hidden }
  h1 { font: 400 28pt/1.1 'Bricolage Grotesque' }
  .role { margin-top: 2mm; font: 400 14pt/1.2 'Bricolage Grotesque'; color: #5c5a56 }
  .contact { margin-top: 5mm; padding-bottom: 5mm; border-bottom: .5pt solid #1f1f1f }
  h2 { margin: 9mm 0 3mm; font: 500 11pt/1.2 'Instrument Sans' }
  section { display: grid; grid-template-columns: 32mm 1fr; padding: 3mm 0; border-top: .4pt solid #cdc9c2 }
  h3 { font: 500 10pt/1.5 'Instrument Sans' }
  .place, .years { color: #5c5a56; font-variant-numeric: tabular-nums }
  ul { columns: 2; padding-left: 4mm }`;
