import { constants, crc32, deflateRawSync } from 'node:zlib';

/** An entry of a ZIP whose headers may lie. */
export type ZipEntry = {
  name: string;
  content: Buffer | string;
  /** Bytes that are already compressed; `content` is then only what the headers describe. */
  packed?: Buffer;
  /** 0 stores the content, 8 compresses it. */
  method?: number;
  flags?: number;
  /** The sizes that the headers state. */
  size?: number;
  packedSize?: number;
  extra?: Buffer;
  attributes?: number;
  /** Writes the sizes after the content, as programs do that write a stream. */
  hasDescriptor?: boolean;
  /** Uses the position of the previous entry, so that both overlap. */
  overlaps?: boolean;
};

/** Writes a ZIP byte by byte, so that it can be wrong in one place. */
export function zipOf(entries: readonly ZipEntry[], { comment = '' } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  let start = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content);
    const method = entry.method ?? (entry.packed ? 8 : 0);
    const packed = entry.packed ?? (method === 8 ? deflateRawSync(content) : content);
    const name = Buffer.from(entry.name);
    const facts = headerOf(entry, { method, content, packed, name });
    if (!entry.overlaps) {
      start = offset;
      const local = [Buffer.from('PK\x03\x04'), facts.local, name, packed, facts.descriptor];
      parts.push(...local);
      offset += local.reduce((sum, part) => sum + part.length, 0);
    }
    directory.push(Buffer.from('PK\x01\x02'), facts.central(start), name, entry.extra ?? Buffer.alloc(0));
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  const count = Math.min(entries.length, 0xffff);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, central, end, Buffer.from(comment)]);
}

type Facts = { method: number; content: Buffer; packed: Buffer; name: Buffer };

function headerOf(entry: ZipEntry, { method, content, packed, name }: Facts) {
  const { size = content.length, packedSize = packed.length, hasDescriptor = false, extra } = entry;
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE((entry.flags ?? 0) | (hasDescriptor ? 8 : 0) | 0x800, 2);
  common.writeUInt16LE(method, 4);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packedSize, 14);
  common.writeUInt32LE(size, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.from(common);
  if (hasDescriptor) local.fill(0, 10, 22);
  const descriptor = Buffer.concat([Buffer.from('PK\x07\x08'), common.subarray(10, 22)]);
  const central = (start: number) => {
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((entry.attributes ?? 0) >>> 0, 6);
    rest.writeUInt32LE(start, 10);
    const head = Buffer.concat([Buffer.from([20, 3]), common, rest]);
    head.writeUInt16LE(extra?.length ?? 0, 26);
    return head;
  };
  return { local, descriptor: hasDescriptor ? descriptor : Buffer.alloc(0), central };
}

const megabyte = 1024 * 1024;

/** A megabyte of one byte, compressed to about a thousandth, as one part of a deflate stream. */
function packedMegabyte(byte: number): Buffer {
  return deflateRawSync(Buffer.alloc(megabyte, byte), { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
}

/** A deflate stream that unfolds to `head`, then as many megabytes of one byte, then `tail`. */
export function packedBomb(
  megabytes: number,
  { head = '', tail = '', byte = 0 }: { head?: string; tail?: string; byte?: number } = {},
): Buffer {
  const piece = packedMegabyte(byte);
  const start = deflateRawSync(Buffer.from(head), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([start, ...Array.from({ length: megabytes }, () => piece), deflateRawSync(tail)]);
}

/** A zlib stream, as in PNG and PDF, that unfolds to as many megabytes of zero bytes. */
export function zlibBomb(megabytes: number): Buffer {
  const sum = Buffer.alloc(4);
  sum.writeUInt16BE((megabytes * megabyte) % 65_521, 0);
  sum.writeUInt16BE(1, 2);
  return Buffer.concat([Buffer.from([0x78, 0xda]), packedBomb(megabytes), sum]);
}

/** Zip64 states sizes in an extra field and -1 in the header. */
export function zip64Extra(size: number, packedSize: number): Buffer {
  const extra = Buffer.alloc(20);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(16, 2);
  extra.writeBigUInt64LE(BigInt(size), 4);
  extra.writeBigUInt64LE(BigInt(packedSize), 12);
  return extra;
}
