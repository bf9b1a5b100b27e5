/** A triangle of 12 mm in metres, as glTF demands. */
const positions = Buffer.from(new Float32Array([0, 0, 0, 0.012, 0, 0, 0, 0.012, 0]).buffer);

/** The scene of `glb`. */
export const glbScene = {
  asset: { version: '2.0' },
  scene: 0,
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0 }] as object[],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  buffers: [{ byteLength: positions.length }] as object[],
  bufferViews: [{ buffer: 0, byteLength: positions.length }] as object[],
  accessors: [
    { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [0.012, 0.012, 0] },
  ] as object[],
};

/** A valid GLB. `changes` replaces parts of its scene, `json` the whole text of it. */
export function glb(changes: object = {}, json = JSON.stringify({ ...glbScene, ...changes })): Buffer {
  const text = Buffer.from(json + ' '.repeat((4 - (Buffer.byteLength(json) % 4)) % 4));
  const parts = [chunk(0x4e4f534a, text), chunk(0x004e4942, positions)];
  const head = Buffer.alloc(12);
  head.write('glTF');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + Buffer.concat(parts).length, 8);
  return Buffer.concat([head, ...parts]);
}

function chunk(kind: number, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(data.length);
  head.writeUInt32LE(kind, 4);
  return Buffer.concat([head, data]);
}

/** A STEP file with one point. */
export const step = (data = "#1=CARTESIAN_POINT('',(0.,0.,0.));") =>
  Buffer.from(
    `ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('a','',(''),(''),'','','');\n` +
      `FILE_SCHEMA(('AUTOMOTIVE_DESIGN'));\nENDSEC;\nDATA;\n${data}\nENDSEC;\nEND-ISO-10303-21;\n`,
  );

/** A DXF with one line. */
export const dxf = (entity = '0\nLINE\n8\n0\n10\n0.0\n20\n0.0\n11\n12.0\n21\n0.0\n') =>
  Buffer.from(`0\nSECTION\n2\nENTITIES\n${entity}0\nENDSEC\n0\nEOF\n`);
