import { parseArgs } from 'node:util';
import { progressLine, sizeText } from '#features/backups/server/describe.ts';
import { moveFiles, removeExtra } from '#features/backups/server/move-files.ts';
import { readConfig } from '#server/context/config.ts';
import { privateFolder, publicFolder } from '#server/context/file-bucket.ts';
import { openDiskStores, openFileStores } from '#server/context/file-stores.ts';
import { checkBucket } from '#server/ports/bucket/check-bucket.ts';
import { CommandError, createProgressLine, refuseOutdated, runCommand, say } from './command.ts';

const usage = `npm run media:move -- --to=bucket|disk [--remove-extra]
Resimleri, belgeleri, filmleri ve özel dosyaları DATA_DIR ile S3_ ayarlarındaki kova arasında kopyalar; kaynaktan hiçbir şey silmez.
Yarıda kalırsa yeniden çalıştırın: aynı olan dosyaları atlar. --remove-extra, yalnız hedefte olan dosyaları hedeften siler.`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, 'remove-extra': { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help || (values.to !== 'bucket' && values.to !== 'disk')) {
    if (!values.help) throw new CommandError(usage);
    say(usage);
    return;
  }
  const config = readConfig(process.env);
  const { bucket } = config.files;
  if (!bucket) throw new CommandError('S3_BUCKET: kovanın S3_ ayarlarını bu komuta da verin.');
  await checkBucket(bucket);
  await refuseOutdated(config);
  const places = { disk: openDiskStores(config.dataDir), bucket: openFileStores(config) };
  const [source, target] =
    values.to === 'bucket' ? [places.disk, places.bucket] : [places.bucket, places.disk];
  const stop = new AbortController();
  process.once('SIGINT', () =>
    stop.abort(new CommandError('Kopyalama durduruldu. Yeniden çalıştırınca kalan yerden sürer.')),
  );
  const started = performance.now();
  const show = createProgressLine();
  const moved = await moveFiles({
    settings: config,
    source,
    target,
    signal: stop.signal,
    say: (progress) => show(progressLine(progress)),
  });
  show('');
  const number = (value: number) => value.toLocaleString('tr');
  say(
    `Kopyalanan: ${number(moved.copied)} dosya (${sizeText(moved.bytes)}), zaten aynı olan: ${number(moved.present)}; hepsi SHA-256 ile doğrulandı; ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  if (moved.replaced > 0)
    say(`Hedefte içeriği farklı olduğu için yeniden kopyalanan: ${number(moved.replaced)}`);
  if (moved.extra.length > 0 && values['remove-extra']) {
    await removeExtra(target, moved.extra);
    say(`Yalnız hedefte olan ve silinen dosya: ${number(moved.extra.length)}`);
  } else if (moved.extra.length > 0) {
    say(
      `Yalnız hedefte olan dosya: ${number(moved.extra.length)} (${moved.extra[0]?.store} ${moved.extra[0]?.key} …). Kaynakta silinmiş olabilirler; hedeften silmek için --remove-extra ekleyin.`,
    );
  }
  const from =
    values.to === 'bucket'
      ? config.dataDir
      : `s3://${bucket.bucket}/${publicFolder(bucket)}, ${privateFolder(bucket)}`;
  say(`Kaynak olduğu gibi duruyor: ${from}`);
  say(
    `Program bu sırada çalıştıysa durdurup komutu bir kez daha çalıştırın; sonra programı S3_ ayarları ${values.to === 'bucket' ? 'ile' : 'olmadan'} başlatın.`,
  );
});
