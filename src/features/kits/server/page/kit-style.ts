import { isHexColour, readableOn } from '#shared/colour.ts';
import { kitFonts } from './kit-fonts.ts';

/** The styles of the pages of kits: typefaces and neutral colours of the site, and the main colour on buttons. */
export function kitStyle({ mainColor }: { mainColor: string }): string {
  const colour = isHexColour(mainColor) ? mainColor : '#1f1f1f';
  return `${kitFonts}
:root{color-scheme:light dark;--page:#f7f5f1;--sheet:#fff;--ink:#191715;--soft:#58534d;--line:#d8d3cb;--edge:#8a847b;--danger:#a4231a;--button:${colour};--on:${readableOn(colour)}}
@media (prefers-color-scheme:dark){:root{--page:#141416;--sheet:#1f2023;--ink:#f0efec;--soft:#c9c7c2;--line:#3a3b40;--edge:#8d8e94;--danger:#ff9c8f;--button:#f0efec;--on:#1f1f1f}}
*{box-sizing:border-box}
body{margin:0;min-height:100svh;display:grid;grid-template-rows:auto 1fr auto;background:var(--page);color:var(--ink);font:1rem/1.55 'Kit Text',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
header,main,footer{width:100%;padding-inline:max(clamp(1.25rem,.55rem + 2.9vw,4rem),(100vw - 80rem)/2)}
header{padding-block:1.125rem;border-bottom:1px solid var(--line);background:var(--sheet)}
header a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit;font-size:1.125rem;font-weight:600;text-decoration:none}
header img{display:block;height:2.5rem;width:auto;max-width:min(60vw,18rem);object-fit:contain;object-position:left}
main{padding-block:clamp(2rem,1.4rem + 2.6vw,4rem)}
footer{padding-block:1.25rem;border-top:1px solid var(--line);font-size:.9375rem}
footer a{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--soft)}
h1{margin:0;max-width:40rem;font-size:clamp(1.75rem,1.45rem + 1.25vw,2.625rem);line-height:1.15;font-family:'Kit Display','Kit Text',-apple-system,'Segoe UI',sans-serif;font-weight:400;text-wrap:balance;overflow-wrap:anywhere}
p{margin:0;max-width:42rem;color:var(--soft);overflow-wrap:anywhere;text-wrap:pretty}
.note{margin-top:1rem;white-space:pre-line;color:var(--ink)}
.facts{display:flex;flex-wrap:wrap;gap:.75rem 2.5rem;margin:1.5rem 0 0}
.facts div{display:flex;flex-direction:column-reverse}
.facts dt{color:var(--soft);font-size:.875rem}
.facts dd{margin:0;font-size:1.125rem;font-weight:600;font-variant-numeric:tabular-nums}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem}
.button,button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:.75rem 1.5rem;border:1px solid var(--ink);border-radius:2px;background:var(--button);color:var(--on);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.quiet{border-color:var(--edge);background:transparent;color:var(--ink)}
.button:hover,button:hover{text-decoration:underline;text-underline-offset:.25em}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
.products{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,13rem),1fr));gap:2rem clamp(.75rem,.5rem + 1vw,1.5rem);margin:clamp(2.5rem,2rem + 2vw,4rem) 0 0;padding:0;list-style:none}
.products img,.none{display:block;width:100%;height:auto;aspect-ratio:4/5;object-fit:cover;background:var(--sheet);border:1px solid var(--line)}
.none{display:grid;place-items:center;color:var(--soft);font-size:.875rem}
h2{margin:.75rem 0 0;font-size:1rem;line-height:1.35;font-weight:600;overflow-wrap:anywhere}
.code{color:var(--soft);font-size:.875rem}
.files{display:flex;flex-wrap:wrap;gap:0 1rem;margin:.25rem 0 0;padding:0;list-style:none}
.files a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit;font-size:.9375rem;text-underline-offset:.2em}
.pages{display:flex;flex-wrap:wrap;align-items:center;gap:1rem;margin-top:3rem}
.message{display:grid;justify-items:start;gap:1rem;max-width:34rem;margin:clamp(1rem,6vh,5rem) 0}
form{display:grid;justify-items:start;gap:.5rem;width:min(100%,24rem);margin-top:.5rem}
label{font-weight:600}
input{width:100%;min-height:3rem;padding:.625rem .875rem;border:1px solid var(--edge);border-radius:2px;background:var(--sheet);color:var(--ink);font:inherit}
[aria-invalid]{border-color:var(--danger)}
.error{color:var(--danger)}
form button{margin-top:.75rem}
@media (prefers-color-scheme:dark){header.light{background:#fff;color:#191715;--ink:#191715}}
@media (max-width:30rem){.actions .button,form button{width:100%}.products{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media print{footer,.actions,.pages{display:none}}`;
}
