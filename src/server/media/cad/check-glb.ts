import { open } from 'node:fs/promises';
import { z } from 'zod';
import type { LocalFile } from '../media.service.ts';

/** The length of the header and of the header of the first chunk (glTF 2.0, "Binary glTF Layout"). */
const headLength = 20;
const chunkJson = 0x4e4f534a;
/** The scene of a model with thousands of parts needs a tenth of it. */
const maxJsonBytes = 4 * 1024 * 1024;
/** More parts stop a telephone for seconds. */
const maxNodes = 5_000;

const damaged = 'Bu GLB dosyası eksik ya da bozuk. 3B programından yeniden dışa aktarıp tekrar yükleyin.';
const oldVersion = 'Bu GLB eski bir sürümde. glTF 2.0 olarak dışa aktarıp tekrar yükleyin.';
const tooComplex =
  'Bu GLB çok fazla parçadan oluşuyor; telefonlar açamazdı. Parçaları birleştirip yeniden dışa aktarın.';
const linked =
  'Bu GLB başka dosyalara bağlanıyor. Dokuları ve verileri dosyaya gömerek dışa aktarıp tekrar yükleyin.';
const empty = 'Bu GLB’de gösterilecek bir parça yok. Modeli seçip yeniden dışa aktarın.';
const compressed = (name: string) =>
  `Bu GLB, sitedeki görüntüleyicinin açmadığı bir sıkıştırma kullanıyor (${name}). Sıkıştırmayı kapatarak dışa aktarın.`;
const unknownExtension = (name: string) =>
  `Bu GLB, sitedeki görüntüleyicinin tanımadığı bir ek istiyor (${name}). Eki kapatarak dışa aktarıp tekrar yükleyin.`;

/** Their decoders would come from another host, or the file shows nothing without them. */
const compressions = /draco|meshopt|basisu/i;
/** What the viewer shows besides materials, lights and the compressions above. */
const knownExtension =
  /^(?:KHR_(?:materials_\w+|lights_punctual|mesh_quantization|texture_transform)|EXT_(?:texture_webp|mesh_gpu_instancing))$/;

const count = z.int().nonnegative();
const nodes = z.array(z.looseObject({ mesh: count.optional(), children: z.array(count).optional() }));
const Scene = z.looseObject({
  asset: z.looseObject({ version: z.string() }),
  extensionsUsed: z.array(z.string()).default([]),
  extensionsRequired: z.array(z.string()).default([]),
  buffers: z.array(z.looseObject({ byteLength: count, uri: z.unknown().optional() })).default([]),
  bufferViews: z
    .array(z.looseObject({ buffer: count, byteOffset: count.default(0), byteLength: count }))
    .default([]),
  accessors: z
    .array(
      z.looseObject({
        bufferView: count.optional(),
        byteOffset: count.default(0),
        componentType: count,
        count,
        type: z.string(),
      }),
    )
    .default([]),
  images: z.array(z.looseObject({ bufferView: count.optional(), uri: z.unknown().optional() })).default([]),
  meshes: z.array(z.unknown()).default([]),
  nodes: nodes.default([]),
  scenes: z.array(z.looseObject({ nodes: z.array(count).default([]) })).default([]),
});
type Scene = z.infer<typeof Scene>;

/** Finds why the viewer of the site must not get a GLB, in words for staff. */
export async function findGlbProblem({
  path,
  bytes,
}: Pick<LocalFile, 'path' | 'bytes'>): Promise<string | undefined> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(headLength);
    await file.read(head, 0, headLength, 0);
    if (head.readUInt32LE(4) === 1) return oldVersion;
    const jsonLength = head.readUInt32LE(12);
    const isWhole =
      head.readUInt32LE(4) === 2 &&
      head.readUInt32LE(8) === bytes &&
      head.readUInt32LE(16) === chunkJson &&
      headLength + jsonLength <= bytes;
    if (!isWhole) return damaged;
    if (jsonLength > maxJsonBytes) return tooComplex;
    const json = Buffer.alloc(jsonLength);
    await file.read(json, 0, jsonLength, headLength);
    // The binary chunk follows with a header of 8 bytes.
    const binaryLength = Math.max(0, bytes - headLength - jsonLength - 8);
    return findSceneProblem(readScene(json.toString('utf8')), binaryLength);
  } finally {
    await file.close();
  }
}

function readScene(text: string): Scene | undefined {
  try {
    return Scene.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function findSceneProblem(scene: Scene | undefined, binaryLength: number): string | undefined {
  if (!scene) return damaged;
  if (!scene.asset.version.startsWith('2.')) return oldVersion;
  const { extensionsUsed, extensionsRequired } = scene;
  const packed = [...extensionsUsed, ...extensionsRequired].find((name) => compressions.test(name));
  if (packed !== undefined) return compressed(clip(packed));
  const unknown = extensionsRequired.find((name) => !knownExtension.test(name));
  if (unknown !== undefined) return unknownExtension(clip(unknown));
  if ([...scene.buffers, ...scene.images].some(({ uri }) => uri !== undefined)) return linked;
  if (scene.nodes.length > maxNodes) return tooComplex;
  if (!scene.nodes.some(({ mesh }) => mesh !== undefined && mesh < scene.meshes.length)) return empty;
  return isTree(scene) && isInBounds(scene, binaryLength) ? undefined : damaged;
}

/** The name of an extension is shown to staff, and the file may name anything. */
const clip = (name: string) => name.replace(/\W/g, '').slice(0, 60);

/** A node with two parents, or one that contains itself, would be drawn without end. */
function isTree({ nodes: all, scenes }: Scene): boolean {
  const children = all.flatMap((node) => node.children ?? []);
  const held = new Set(children);
  const roots = scenes.flatMap((scene) => scene.nodes);
  return (
    held.size === children.length &&
    [...children, ...roots].every((index) => index < all.length) &&
    !roots.some((index) => held.has(index))
  );
}

const componentBytes = new Map([
  [5120, 1],
  [5121, 1],
  [5122, 2],
  [5123, 2],
  [5125, 4],
  [5126, 4],
]);
const components = new Map([
  ['SCALAR', 1],
  ['VEC2', 2],
  ['VEC3', 3],
  ['VEC4', 4],
  ['MAT2', 4],
  ['MAT3', 9],
  ['MAT4', 16],
]);

/** All numbers come from the file itself: an accessor without a view would reserve any amount of memory. */
function isInBounds({ buffers, bufferViews, accessors, images }: Scene, binaryLength: number): boolean {
  const [buffer, ...others] = buffers;
  if (!buffer || others.length > 0 || buffer.byteLength > binaryLength) return false;
  return (
    bufferViews.every(
      (view) => view.buffer === 0 && view.byteOffset + view.byteLength <= buffer.byteLength,
    ) &&
    accessors.every((accessor) => {
      const view = bufferViews[accessor.bufferView ?? -1];
      const size =
        (componentBytes.get(accessor.componentType) ?? NaN) * (components.get(accessor.type) ?? NaN);
      return view !== undefined && accessor.byteOffset + accessor.count * size <= view.byteLength;
    }) &&
    images.every((image) => bufferViews[image.bufferView ?? -1] !== undefined)
  );
}
