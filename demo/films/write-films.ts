/** `npm run demo:films` writes the example's films; needs Debian's `ffmpeg`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fadeSeconds, films, shotSeconds, type Frame, type Shot } from './films.ts';

const width = 1280;
const height = 720;
const framesPerSecond = 25;
/** The move is computed on an enlarged picture, because steps of whole pixels of the film would tremble. */
const scaledWidth = 7680;

const missing = 'ffmpeg bulunamadı. Debian ya da Ubuntu: sudo apt-get install ffmpeg';

for (const [name, shots] of Object.entries(films)) writeFilm(name, shots);

function writeFilm(name: string, shots: readonly Shot[]): void {
  const pictures = shots.flatMap(({ picture }) => [
    '-i',
    join(import.meta.dirname, `../pictures/${picture}.jpg`),
  ]);
  const output = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '24', '-pix_fmt', 'yuv420p'];
  const file = join(import.meta.dirname, `${name}.mp4`);
  const options = [
    '-y',
    '-loglevel',
    'error',
    ...pictures,
    '-filter_complex',
    filterOf(shots),
    '-map',
    '[film]',
  ];
  const { error, status } = spawnSync(
    'ffmpeg',
    [...options, ...output, '-movflags', '+faststart', '-map_metadata', '-1', file],
    { stdio: 'inherit' },
  );
  if (error) throw new Error(missing, { cause: error });
  if (status !== 0) throw new Error(`ffmpeg stopped with status ${status}`);
}

/** The ffmpeg filter that moves each shot and then fades the shots into each other. */
function filterOf(shots: readonly Shot[]): string {
  const moved = shots.map((shot, index) => `[${index}:v]${moveOf(shot)}[shot${index}]`);
  const faded = shots.slice(1).map((_, index) => {
    const before = index === 0 ? '[shot0]' : `[faded${index}]`;
    const offset = (index + 1) * (shotSeconds - fadeSeconds);
    const fade = `xfade=transition=fade:duration=${fadeSeconds}:offset=${offset}`;
    return `${before}[shot${index + 1}]${fade}[${index + 2 === shots.length ? 'film' : `faded${index + 1}`}]`;
  });
  return [...moved, ...faded].join(';');
}

/** The filter for one shot. The move starts and ends slowly, along half a cosine wave. */
function moveOf({ from, to }: Shot): string {
  const frames = Math.round(shotSeconds * framesPerSecond);
  const way = `(0.5-0.5*cos(PI*on/${frames - 1}))`;
  const between = (key: keyof Frame) => `(${from[key]}+(${to[key] - from[key]})*${way})`;
  const zoom = `1/${between('width')}`;
  const x = `iw*${between('x')}-iw/zoom/2`;
  const y = `ih*${between('y')}-ih/zoom/2`;
  return [
    `scale=${scaledWidth}:-2:flags=lanczos`,
    // The picture is first cropped to the film's aspect ratio, to which the fractions of a frame refer.
    `crop=ih*${width}/${height}:ih`,
    `zoompan=z='${zoom}':x='${x}':y='${y}':d=${frames}:s=${width}x${height}:fps=${framesPerSecond}`,
  ].join(',');
}
