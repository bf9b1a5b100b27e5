import type { HostileFile } from './hostile-file.ts';
import { packedBomb, zipOf, type ZipEntry } from './zip-writer.ts';
import { hostilePictures } from './pictures.ts';

const bombOf = (name: string, megabytes: number): ZipEntry => ({
  name,
  content: '',
  packed: packedBomb(megabytes),
  size: megabytes * 1024 * 1024,
});
const only = (entry: ZipEntry) => () => zipOf([entry]);
const link = 0o120777 * 65_536;

/** The names belong to the product `X-9`, so that their content is read. */
export const hostileArchives: readonly HostileFile[] = [
  {
    what: 'a picture that unfolds to 19 megabytes of nothing',
    bytes: only(bombOf('X-9.jpg', 19)),
    answer: 'accepted',
  },
  {
    what: 'a picture that unfolds to 900 megabytes',
    bytes: only(bombOf('X-9.jpg', 900)),
    answer: 'accepted',
  },
  {
    what: 'a picture that says that it is small',
    bytes: only({ ...bombOf('X-9.jpg', 300), size: 1000 }),
    answer: 'accepted',
  },
  {
    what: '100,000 entries',
    bytes: () => zipOf(Array.from({ length: 100_000 }, (_, n) => ({ name: `${n}.jpg`, content: '' }))),
    answer: 'refused',
  },
  {
    what: 'names of 10 megabytes together',
    bytes: () =>
      zipOf(Array.from({ length: 160 }, (_, n) => ({ name: `${n}${'a'.repeat(65_000)}.jpg`, content: '' }))),
    answer: 'refused',
    says: /açılmış hali çok büyük/,
  },
  {
    what: 'a count of 65,535 entries and none',
    bytes: () => {
      const zip = zipOf([{ name: 'a.jpg', content: '' }]);
      zip.fill(0xff, zip.length - 14, zip.length - 10);
      return zip;
    },
    answer: 'refused',
  },
  {
    what: 'a link to a file of the system',
    bytes: only({ name: 'X-9.jpg', content: '/etc/passwd', attributes: link }),
    answer: 'accepted',
  },
  ...['../../../../X-9.jpg', '/etc/X-9.jpg', String.raw`..\..\X-9.jpg`, 'C:\\X-9.jpg'].map(
    (name): HostileFile => ({ what: `the name ${name}`, bytes: only({ name, content: 'x' }), answer: 'any' }),
  ),
  {
    what: 'a ZIP inside',
    bytes: only({ name: 'X-9.jpg', content: zipOf([bombOf('X-9.jpg', 500)]) }),
    answer: 'accepted',
  },
  {
    what: 'a page that is named as a picture',
    bytes: only({ name: 'X-9.jpg', content: '<html><script>alert(1)</script>' }),
    answer: 'accepted',
  },
  {
    what: 'a drawing that is named as a photograph',
    bytes: only({
      name: 'X-9.jpg',
      content: '<svg xmlns="http://www.w3.org/2000/svg" width="9e9" height="9e9"/>',
    }),
    answer: 'accepted',
  },
  { what: 'an encrypted picture', bytes: only({ name: 'X-9.jpg', content: 'x', flags: 1 }), answer: 'any' },
  {
    what: 'hostile pictures',
    bytes: async () =>
      zipOf(
        await Promise.all(
          hostilePictures
            .slice(0, 3)
            .map(async ({ bytes }, n) => ({ name: `X-9_${n + 1}.png`, content: await bytes() })),
        ),
      ),
    answer: 'accepted',
  },
  {
    what: 'pictures that share their bytes',
    bytes: () =>
      zipOf(Array.from({ length: 60 }, (_, n) => ({ ...bombOf(`X-9_${n + 1}.jpg`, 15), overlaps: n > 0 }))),
    answer: 'any',
  },
];
