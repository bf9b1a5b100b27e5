/** A box of an MP4: size, name, content. */
export function box(name: string, ...content: (Buffer | string)[]): Buffer {
  const inside = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inside.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, inside]);
}

/** An MP4 with one track and without pictures; another `text` gives other bytes. */
export function mp4({ codec = 'avc1', text = '', brand = 'isom' } = {}): Buffer {
  const table = box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(78)));
  const media = box('mdia', box('mdhd', Buffer.alloc(24)), box('minf', box('stbl', table)));
  const movie = box(
    'moov',
    box('mvhd', Buffer.alloc(100)),
    box('trak', box('tkhd', Buffer.alloc(84)), media),
  );
  return Buffer.concat([box('ftyp', brand, Buffer.alloc(4), brand), movie, box('mdat', `pictures ${text}`)]);
}

/** An element of a WebM: id, size (eight bytes), content. */
function element(id: string, ...content: (Buffer | string)[]): Buffer {
  const inside = Buffer.concat(content.map((part) => Buffer.from(part)));
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(inside.length));
  size[0] = 1;
  return Buffer.concat([Buffer.from(id, 'hex'), size, inside]);
}

/** A WebM with one track. A recording has no size in its header, because it was written while it ran. */
export function webm({ codec = 'V_VP9', isRecording = false } = {}): Buffer {
  const track = element('ae', element('d7', Buffer.from([1])), element('86', codec));
  const parts = Buffer.concat([element('1654ae6b', track), element('1f43b675', 'pictures')]);
  const head = element('1a45dfa3', element('4282', 'webm'));
  const unknown = Buffer.concat([Buffer.from('1853806701ffffffffffffff', 'hex'), parts]);
  return Buffer.concat([head, isRecording ? unknown : element('18538067', parts)]);
}
