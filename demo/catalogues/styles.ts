/** A4 portrait pages in the site's colours. */
export const styles = `
  @page { size: 210mm 297mm; margin: 0 }
  * { box-sizing: border-box; margin: 0; padding: 0 }
  html { font: 400 8.4pt/1.4 'Instrument Sans', 'Bricolage Grotesque'; color: #1f1f1f; font-synthesis: none }
  main { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; width: 210mm; height: 296.9mm; padding: 14mm 16mm 11mm; overflow: hidden; break-after: page }
  main:last-child { break-after: auto }
  .cover { display: block; padding: 0 }
  .cover img { display: block; width: 210mm; height: 297mm }
  [lang='en'] { color: #5c5a56 }
  header { display: flex; justify-content: space-between; align-items: end; padding-bottom: 3mm; border-bottom: .5pt solid #1f1f1f }
  h1, h2 { font: 400 20pt/1.1 'Bricolage Grotesque' }
  header [lang='en'] { font: 400 12pt/1.2 'Bricolage Grotesque' }
  footer { display: flex; justify-content: space-between; padding-top: 2.4mm; border-top: .5pt solid #1f1f1f; font-size: 7pt; font-variant-numeric: tabular-nums }
  .parts { display: grid; align-content: start; gap: 5mm 6mm; padding-top: 6mm; overflow: hidden }
  .parts-9 { grid-template-columns: repeat(3, 1fr); gap: 4.5mm 6mm }
  .parts-4 { grid-template-columns: repeat(2, 1fr); grid-template-rows: repeat(2, 1fr); align-content: stretch; gap: 7mm 8mm }
  .part img { display: block; width: 100%; object-fit: cover }
  .parts-9 img { aspect-ratio: 1 }
  .parts-4 img { aspect-ratio: 1.9 }
  .code { margin-top: 1.6mm; font-weight: 500; font-size: 7.6pt; letter-spacing: .04em }
  .name { font-weight: 500; line-height: 1.25; text-wrap: balance }
  .parts-9 .name, .parts-9 .part [lang='en'] { font-size: 7.8pt; line-height: 1.25 }
  .part table { width: 100%; margin-top: 1.4mm; border-collapse: collapse; font-size: 7.2pt; line-height: 1.25 }
  .part tr { border-top: .4pt solid #cdc9c2 }
  .part th, .part td { padding: .7mm 0; font-weight: 400; text-align: left; vertical-align: top; font-variant-numeric: tabular-nums }
  .part th { color: #5c5a56 }
  .part th, .part td { padding-right: 1.6mm }
  .part thead th { vertical-align: bottom }
  .part td.own-code, .introduction span { white-space: nowrap }
  .part tbody th { white-space: nowrap; color: #1f1f1f; font-weight: 500 }
  .second { display: block; font-size: 6.4pt; color: #5c5a56 }
  .sizes { margin-top: 1mm; font-size: 7.6pt; font-variant-numeric: tabular-nums }
  .chips { display: flex; gap: 1mm; margin-top: 1mm }
  .chip { display: block; flex: none; width: 2.6mm; height: 2.6mm; border: .3pt solid #8a8781; border-radius: 50%; print-color-adjust: exact }
  .finishes { display: flex; flex-wrap: wrap; gap: 1.2mm 4mm; margin-top: 2.4mm; list-style: none; font-size: 7.2pt; line-height: 1.2 }
  .finishes li { display: flex; gap: 1.2mm; align-items: start }
  .finishes b { font-weight: 500 }
  .introduction { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin: 12mm 0 16mm; font-size: 11pt; line-height: 1.45; text-wrap: pretty }
  .contents { border-top: .5pt solid #1f1f1f; list-style: none }
  .contents li { display: grid; grid-template-columns: 1fr 1fr 12mm; gap: 8mm; padding: 3.2mm 0; border-bottom: .4pt solid #cdc9c2; font: 400 13pt/1.2 'Bricolage Grotesque' }
  .contents b { font-weight: 400; text-align: right; font-variant-numeric: tabular-nums }
  .back { align-content: end; grid-template-rows: 1fr auto; background: #1f1f1f; color: #f6f3ee }
  .back svg { display: block; width: auto; height: 14mm }
  .back p { margin-top: 2mm; font-size: 9.5pt }
  .back [lang='en'] { color: #cdc9c2 }`;
