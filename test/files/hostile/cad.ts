import { dxf, glb, glbScene, step } from '../cad.ts';
import { truncated, type HostileFile } from './hostile-file.ts';

const damagedGlb = /GLB dosyası eksik ya da bozuk/;

function withBytes(change: (bytes: Buffer) => void): Buffer {
  const bytes = glb();
  change(bytes);
  return bytes;
}

const view = { buffer: 0, byteLength: 36 };
const accessor = { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' };

type Shape = readonly [what: string, bytes: Buffer, says: RegExp];

const refused: readonly Shape[] = [
  ['a GLB of the first version', withBytes((bytes) => bytes.writeUInt32LE(1, 4)), /eski bir sürümde/],
  ['a GLB that says it is longer', withBytes((bytes) => bytes.writeUInt32LE(9_999, 8)), damagedGlb],
  ['a GLB with more behind its end', Buffer.concat([glb(), Buffer.from('<script>')]), damagedGlb],
  ['a GLB whose scene is longer than it', withBytes((bytes) => bytes.writeUInt32LE(4e9, 12)), damagedGlb],
  ['a GLB whose scene is no JSON', glb({}, '{"asset":'), damagedGlb],
  ['a GLB whose scene is nested', glb({}, '['.repeat(100_000)), damagedGlb],
  ['a GLB with a scene of 5 MB', glb({ extras: 'a'.repeat(5_000_000) }), /çok fazla parça/],
  ['a GLB of 6,000 nodes', glb({ nodes: Array(6_000).fill({ mesh: 0 }) }), /çok fazla parça/],
  ['a GLB without a part', glb({ nodes: [{}] }), /gösterilecek bir parça yok/],
  ...['http://127.0.0.1:9/a.bin', 'file:///etc/passwd', '../a.bin', 'data:,a'].map(
    (uri) =>
      [`a GLB with its data at ${uri}`, glb({ buffers: [{ byteLength: 36, uri }] }), /gömerek/] as const,
  ),
  ['a GLB with a picture elsewhere', glb({ images: [{ uri: 'https://a.example/a.png' }] }), /gömerek/],
  ...['KHR_draco_mesh_compression', 'KHR_texture_basisu', 'EXT_meshopt_compression'].map(
    (name) =>
      [`a GLB with ${name}`, glb({ extensionsUsed: [name] }), new RegExp(`sıkıştırma.*${name}`)] as const,
  ),
  [
    'a GLB that needs a script',
    glb({ extensionsRequired: ['X_<script>'] }),
    /tanımadığı bir ek.*\(X_script\)/,
  ],
  ['a GLB whose view ends behind it', glb({ bufferViews: [{ ...view, byteOffset: 12 }] }), damagedGlb],
  ['a GLB that reserves memory', glb({ accessors: [{ ...accessor, count: 1e9 }] }), damagedGlb],
  [
    'a GLB that reserves memory without a view',
    glb({ accessors: [{ componentType: 5126, count: 1e9, type: 'VEC3' }] }),
    damagedGlb,
  ],
  ['a GLB whose node contains itself', glb({ nodes: [{ mesh: 0, children: [0] }] }), damagedGlb],
  [
    'a GLB whose nodes share one',
    glb({ nodes: [...glbScene.nodes, { children: [2] }, { children: [2] }] }),
    damagedGlb,
  ],
  ['a STEP file without an end', step().subarray(0, 120), /STEP dosyası eksik/],
  ['a STEP file without a header', Buffer.from('ISO-10303-21;\nDATA;\nENDSEC;\nEND-ISO-10303-21;'), /STEP/],
  ['a STEP file with bytes of a program', step('\0\x01\x02'), /STEP dosyası eksik/],
  ['a STEP file with a page behind it', Buffer.concat([step(), Buffer.from('<html>')]), /STEP dosyası/],
  ['a DXF without an end', dxf().subarray(0, 60), /DXF dosyası eksik/],
  ['a DXF with a group code of letters', dxf('LINE\n0\n'), /DXF dosyası eksik/],
  ['a DXF with a group code that does not exist', dxf('9999\n0\n'), /DXF dosyası eksik/],
  ['a DXF with a page behind it', Buffer.concat([dxf(), Buffer.from('<html>')]), /DXF dosyası/],
  ['a binary DXF of nothing', Buffer.from('AutoCAD Binary DXF\r\n\x1a\0'), /DXF dosyası eksik/],
];

export const hostileCad: readonly HostileFile[] = [
  ...refused.map(([what, bytes, says]) => ({ what, bytes: () => bytes, answer: 'refused', says }) as const),
  ...truncated('a GLB', glb),
];

/** Valid files, in which a test changes bits. */
export const readableCad = { GLB: () => glb(), STEP: () => step(), DXF: () => dxf() };
