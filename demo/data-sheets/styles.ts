/**
 * The style of A4 portrait pages in the site's colours, without a background that would waste a printer's
 * ink.
 */
export const styles = `
  @page { size: 210mm 297mm; margin: 0 }
  * { box-sizing: border-box; margin: 0; padding: 0 }
  html { font: 400 8.4pt/1.45 'Instrument Sans', 'Bricolage Grotesque'; color: #1f1f1f; font-synthesis: none }
  strong { font-weight: 500 }
  section { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; width: 210mm; height: 296.9mm; padding: 10mm 16mm 11mm; break-after: page }
  section:last-child { break-after: auto }
  main { overflow: hidden; padding-bottom: 1mm }
  header { display: flex; justify-content: space-between; align-items: end; padding-bottom: 3mm; border-bottom: .5pt solid #1f1f1f }
  header svg { display: block; width: auto; height: 9mm }
  .kind, .second, .second-name, [lang='en'] { color: #5c5a56 }
  h1 { margin-top: 6.5mm; font: 400 23pt/1.12 'Bricolage Grotesque' }
  .code { display: block; margin-bottom: 2mm; font: 500 9.5pt/1 'Instrument Sans'; letter-spacing: .04em }
  .second-name { margin-top: 1.4mm; font: 400 12.5pt/1.2 'Bricolage Grotesque' }
  .columns { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm }
  .summary { margin-top: 4mm; font-size: 9.2pt; text-wrap: balance }
  .facts { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin-top: 5.5mm; align-items: start }
  img { width: 100%; aspect-ratio: 1; object-fit: cover }
  table { width: 100%; border-collapse: collapse; border-top: .5pt solid #1f1f1f }
  tr { border-bottom: .4pt solid #cdc9c2 }
  th, td { padding: 1.25mm 0; font-weight: 400; line-height: 1.25; text-align: left; vertical-align: top; font-variant-numeric: tabular-nums }
  th { width: 45%; padding-right: 3mm }
  td { font-weight: 500 }
  .second { display: block; font-size: 7.2pt; font-weight: 400 }
  h2 { margin-top: 6mm; font: 500 9.5pt/1.2 'Instrument Sans' }
  .grid { margin-top: 2mm; font-size: 7.8pt }
  .grid th, .grid td { width: auto; padding: 1.2mm 3mm 1.2mm 0; font-weight: 400 }
  .grid thead th { vertical-align: bottom; color: #1f1f1f }
  .grid tbody th { font-weight: 500; white-space: nowrap }
  .grid .second { font-size: 6.8pt }
  .codes td { white-space: nowrap }
  .none { color: #8a8781 }
  .chip { display: block; width: 3.4mm; height: 3.4mm; margin-bottom: 1mm; border: .4pt solid #8a8781; border-radius: 50%; print-color-adjust: exact }
  h3 { margin-top: 4mm; font: 500 8.4pt/1.3 'Instrument Sans' }
  .drawing svg { display: block; width: 100%; overflow: visible }
  .description { margin-top: 6mm; padding-top: 4mm; border-top: .4pt solid #cdc9c2; font-size: 9.2pt; text-wrap: pretty }
  .description > div > * + * { margin-top: 1.8mm }
  .description table { margin-block: 2.6mm }
  .description td { font-weight: 400 }
  .description th { width: auto; font-weight: 500 }
  .description > div > h3 { margin-top: 2.8mm; font: 500 1em/1.3 'Instrument Sans'; color: #1f1f1f }
  .description ul { padding-left: 4.4mm }
  footer { display: flex; justify-content: space-between; padding-top: 2.4mm; border-top: .5pt solid #1f1f1f; font-size: 7pt }`;
