import { label } from '../content/attribute-labels.ts';
import type { DemoProduct, DemoProductSize } from '../content/demo-content.ts';
import { camBuckle } from './cam-buckle.ts';
import { anchorChain, chain } from './chain.ts';
import { ballChain, snakeChain } from './endless-chains.ts';
import { eyelet } from './eyelet.ts';
import { figaroChain } from './figaro-chain.ts';
import { dRing, frame, ring, triangle } from './frames.ts';
import { heartBuckle } from './heart-buckle.ts';
import { boltSnap, carabiner, lobsterClasp, sHook, swivelHook, turnLock } from './hooks.ts';
import { gateRing, splitRing } from './opening-rings.ts';
import { ovalBuckle } from './oval-buckle.ts';
import { platePuller } from './plate-puller.ts';
import { rollerBuckle, trapezoidBuckle, waistedBuckle } from './pronged-buckles.ts';
import { ballPuller, barPuller, leatherPuller, ringPuller, teardropPuller } from './pullers.ts';
import { ballStud, rivet } from './rivet.ts';
import { sewnButton } from './sewn-button.ts';
import { drawSheet, fittingScale } from './sheet.ts';
import { jeanButton, magneticSnap, prongSnap, pyramidStud, shankButton, springSnap } from './snaps.ts';
import { text, type Point } from './svg-shapes.ts';
import type { Views } from './view.ts';

/**
 * The drawn parts by code of a size, in millimetres. The measures are those of the size's table; others are
 * invented.
 */
export const parts: Readonly<Record<string, Views>> = {
  'TK-1140': frame({ inner: 40, length: 47, width: 57, thick: 4.2, rim: 7.4, corner: 9, prongs: [0] }),
  'TK-1135': frame({ inner: 35, length: 43, width: 51, thick: 3.7, rim: 6.8, corner: 8, prongs: [0] }),
  'TK-1250': frame({
    inner: 50,
    length: 50,
    width: 67,
    thick: 4.4,
    rim: 7.4,
    corner: 9,
    prongs: [-11.5, 11.5],
  }),
  'TK-1245': frame({ inner: 45, length: 48, width: 61, thick: 4.2, rim: 7, corner: 8, prongs: [-9.5, 9.5] }),
  'TK-1340': trapezoidBuckle({ inner: [40, 48], length: 50, width: 58, thick: 4, rims: [4.6, 6.4] }),
  'TK-1440': rollerBuckle({ inner: 40, length: 44, wire: 4.5, roller: [7, 32] }),
  'TK-1540': frame({ inner: 40, length: 37, width: 52, thick: 3.6, rim: 4.6, corner: 5, middle: 4.6 }),
  'TK-1530': frame({ inner: 30, length: 30, width: 41, thick: 3.2, rim: 4, corner: 4.5, middle: 4 }),
  'TK-1640': camBuckle(),
  'TK-1730': ovalBuckle({ inner: 30, length: 47, width: 36, bar: 3.2 }),
  'TK-1825': heartBuckle({ inner: 25, width: 42, height: 38, rim: 4, thick: 3.6, bar: 3 }),
  'TK-1930': waistedBuckle({ inner: 30, outer: 56, rim: 6.6, thick: 4.2, bar: 3.5 }),
  'HL-2035': dRing(35, 37, 4.6),
  'HL-2025': dRing(25, 26, 3.6),
  'HL-2240': frame({ inner: 41, length: 29.8, width: 49.8, thick: 4.4, rim: 4.4, corner: 6 }),
  'HL-2230': frame({ inner: 30, length: 26, width: 38, thick: 4, rim: 4, corner: 6 }),
  'HL-2340': frame({ inner: 40, length: 30, width: 52, thick: 4, rim: 6, corner: 4 }),
  'HL-2332': frame({ inner: 32, length: 27, width: 44, thick: 4, rim: 6, corner: 4 }),
  'HL-2435': triangle(35, 31, 4),
  'HL-2425': triangle(25, 22, 3.2),
  'HL-2533': gateRing({ inner: 33, wire: 5, opening: 11 }),
  'HL-2630': splitRing({ inner: 25, outer: 30, thick: 1.7 }),
  'HL-2134': ring(34, 4.5),
  'HL-2122': ring(22, 3.6),
  'ZN-3111': chain(15, 11, 3),
  'ZN-3108': chain(11, 8, 2.1),
  'ZN-3210': chain(13.5, 10, 2.5),
  'ZN-3206': chain(8, 6, 1.6),
  'ZN-3409': figaroChain({ short: 12, long: 22, width: 9, wire: 2.4, repeat: 38 }),
  'ZN-3610': chain(10, 10, 2.2),
  'ZN-3607': chain(7, 7, 1.6),
  'ZN-3711': anchorChain(15, 11, 2.6, 1.9),
  'ZN-3332': ballChain(3.2, 4.4),
  'ZN-3505': snakeChain(5, { cap: 6.2, eye: 4 }),
  'KG-4014': eyelet({ inside: [14, 14], outside: [25, 25], barrel: 6, sheet: 0.7 }),
  'KG-4012': eyelet({ inside: [12, 12], outside: [22, 22], barrel: 5.5, sheet: 0.7 }),
  'KG-4126': eyelet({ inside: [26, 12], outside: [35, 21], barrel: 6, sheet: 0.7 }),
  'KG-4120': eyelet({ inside: [20, 10], outside: [28, 18], barrel: 5, sheet: 0.6 }),
  'KG-4320': eyelet({
    inside: [20, 20],
    outside: [30, 30],
    barrel: 6,
    sheet: 0.7,
    corner: 4,
    washer: 21.8,
  }),
  'KG-4405': eyelet({ inside: [5, 5], outside: [9.5, 9.5], barrel: 5, sheet: 0.35 }),
  'KG-4404': eyelet({ inside: [4, 4], outside: [7.5, 7.5], barrel: 4.5, sheet: 0.3 }),
  'KG-4242': eyelet({ inside: [42, 42], outside: [69, 69], barrel: 9, sheet: 0.6 }),
  'CD-5112': springSnap(),
  'CD-5209': prongSnap(),
  'CD-5318': magneticSnap(),
  'CD-5417': jeanButton(),
  'CD-5520': shankButton(),
  'CD-5620': sewnButton({ outer: 20, thick: 2.4, hole: 2, apart: 4.5 }),
  'CD-5615': sewnButton({ outer: 15, thick: 2, hole: 1.6, apart: 3.4 }),
  'FE-6132': teardropPuller(),
  'FE-6235': ringPuller(),
  'FE-6330': platePuller(30, 10, 2, [18, 4]),
  'FE-6325': platePuller(25, 8, 1.8, [14, 3]),
  'FE-6425': barPuller(),
  'FE-6535': leatherPuller(),
  'FE-6633': ballPuller(),
  'KM-7125': swivelHook(),
  'KM-7270': boltSnap(),
  'KM-7338': lobsterClasp(),
  'KM-7450': carabiner(),
  'KM-7560': sHook(),
  'KM-7628': turnLock(),
  'PR-8109': rivet({ head: 9, rise: 2.6, post: 8, postDiameter: 3.2 }),
  'PR-8208': rivet({ head: 8, rise: 1.4, post: 10, postDiameter: 4, hollow: true }),
  'PR-8206': rivet({ head: 6, rise: 1.2, post: 8, postDiameter: 3, hollow: true }),
  'PR-8310': rivet({ head: 10, rise: 1.6, post: 8, postDiameter: 5 }),
  'PR-8410': rivet({ head: 10, rise: 10, post: 6, postDiameter: 3, conical: true }),
  'PR-8507': pyramidStud(),
  'PR-8608': ballStud(),
};

/** The centre of each view, and the room for it without dimension lines. */
type Places = Readonly<Record<keyof Views, { at: Point; room: { width: number; height: number } }>>;

const onSheet: Places = {
  plan: { at: { x: 92, y: 84 }, room: { width: 116, height: 116 } },
  side: { at: { x: 226, y: 84 }, room: { width: 78, height: 116 } },
};

/** The drawing of a size as an A4 sheet in SVG; undefined if the size has no drawing. */
export function drawSize(
  { name, attributes }: DemoProduct,
  { code, size, measures = [] }: DemoProductSize,
): string | undefined {
  const views = parts[code];
  if (!views) return undefined;
  const { plan, side } = onSheet;
  const scale = Math.min(
    fittingScale(views.plan.width, views.plan.height, plan.room),
    fittingScale(views.side.width, views.side.height, side.room),
  );
  const material = [...attributes, ...measures].find((row) => row.label === label.material)?.value;
  const title = {
    code,
    name: { tr: `${name.tr} ${size.name.tr}`, en: `${name.en} ${size.name.en}` },
    material: material ?? { tr: '', en: '' },
    scale,
  };
  const warning = 'Örnek çizim: imalat için kullanılmaz. / Example drawing: not for manufacture.';
  return drawSheet(title, [
    views.plan.draw(scale, plan.at),
    views.side.draw(scale, side.at),
    text({ x: 16, y: 195 }, warning, { size: 2.6, anchor: 'start' }),
  ]);
}

export const drawnSizes = ({ sizes }: DemoProduct): DemoProductSize[] =>
  sizes.filter(({ code }) => code in parts);
