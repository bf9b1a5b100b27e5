/** The style of A4 portrait pages. `--ink` is the colour of the issuer. */
export const styles = `
  @page { size: 210mm 297mm; margin: 0 }
  * { box-sizing: border-box; margin: 0; padding: 0 }
  html { font: 400 9.6pt/1.5 'Instrument Sans', 'Bricolage Grotesque'; color: #1f1f1f; font-synthesis: none; -webkit-print-color-adjust: exact }
  body { position: relative; display: grid; grid-template-rows: auto minmax(0, 1fr) auto auto; width: 210mm; height: 296.9mm; padding: 27mm 26mm 19mm; background: #fffefb }
  svg { display: block; overflow: visible }
  svg path { fill: none; stroke: var(--ink) }
  .frame { position: absolute; inset: 0; width: 210mm; height: 297mm }
  .frame path { stroke-width: .14 }
  .frame .rule { stroke-width: .3 }
  .watermark { position: absolute; top: 107mm; left: 55mm; width: 100mm; height: 100mm }
  .watermark path { stroke: color-mix(in srgb, var(--ink) 16%, #fffefb); stroke-width: .05 }
  header, main, footer, .example { position: relative }
  [lang='en'], .for, .role { color: #5c5a56 }
  header { text-align: center }
  .emblem { width: 17mm; height: 17mm; margin: 0 auto 3.5mm }
  .emblem path { stroke-width: .22 }
  .issuer { font-weight: 500; font-size: 10.5pt; line-height: 1.35 }
  .issuer span { display: block; font-weight: 400; font-size: 8.6pt }
  main { display: flex; flex-direction: column; align-items: center; overflow: hidden; padding-top: 20mm; text-align: center }
  .standard { font: 500 12pt/1.2 'Instrument Sans'; letter-spacing: .06em; color: var(--ink) }
  h1 { margin-top: 4mm; font: 400 27pt/1.14 'Bricolage Grotesque'; text-wrap: balance }
  .second-name { margin-top: 2mm; font: 400 13.5pt/1.25 'Bricolage Grotesque'; text-wrap: balance }
  .holder { margin-top: 18mm }
  .for { font-size: 8.6pt }
  .company { margin-top: 2mm; font: 400 16pt/1.25 'Bricolage Grotesque' }
  .scope { display: grid; gap: 1.6mm; max-width: 132mm; margin-top: 12mm; text-wrap: balance }
  dl { display: grid; grid-auto-flow: column; grid-auto-columns: auto; justify-content: space-between; gap: 6mm; width: 100%; margin-top: auto; padding-top: 4mm; border-top: .4pt solid #cdc9c2; text-align: left }
  dt { font-size: 8.4pt; line-height: 1.3 }
  dd { margin-top: 1mm; font-weight: 500; font-variant-numeric: tabular-nums }
  dd [lang='en'] { font-weight: 400 }
  table { width: 100%; margin-top: 7mm; border-collapse: collapse; border-top: .8pt solid var(--ink) }
  tr { border-bottom: .4pt solid #cdc9c2 }
  th, td { padding: 1.7mm 3mm 1.7mm 0; font-weight: 400; line-height: 1.3; text-align: left; vertical-align: top; font-variant-numeric: tabular-nums }
  th:last-child, td:last-child { padding-right: 0 }
  th { font-size: 8.4pt }
  td { font-weight: 500 }
  .second { display: block; font-size: 7.6pt; font-weight: 400 }
  footer { display: flex; justify-content: space-between; align-items: end; margin-top: 10mm }
  .signature { min-width: 62mm; font-size: 8.8pt; line-height: 1.4 }
  .hand { width: 46mm; margin-bottom: 1mm; padding-bottom: 1mm }
  .hand path { stroke: #26324a; stroke-width: .55; stroke-linecap: round }
  .signature p:first-of-type { padding-top: 1.4mm; border-top: .4pt solid #1f1f1f; font-weight: 500 }
  .seal { width: 31mm; height: 31mm }
  .seal path { stroke-width: .16 }
  .example { margin-top: 7mm; font-size: 6.8pt; color: #5c5a56; text-align: center }
  .report { padding: 16mm 20mm 11mm; border-top: 3mm solid var(--ink) }
  .report header { display: flex; align-items: center; gap: 4mm; padding-bottom: 5mm; border-bottom: .4pt solid #cdc9c2; text-align: left }
  .report .emblem { width: 14mm; height: 14mm; margin: 0 }
  .report main { align-items: stretch; padding-top: 11mm; text-align: left }
  .report h1 { margin-top: 2.4mm; font-size: 24pt }
  .report .holder { margin-top: 9mm }
  .report .company { font-size: 13pt }
  .report .scope { max-width: none; grid-template-columns: 1fr 1fr; gap: 8mm; margin-top: 7mm; text-wrap: wrap }
  .report dl { margin-top: 9mm }
  .report .seal { width: 26mm; height: 26mm }
  .report .example { text-align: left }`;
