import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

describe('the environment', () => {
  it('treats empty and blank variables as missing', () => {
    const blank = Object.fromEntries(
      [
        'PORT',
        'HOST',
        'DATA_DIR',
        'DATABASE_URL',
        'PUBLIC_URL',
        'TRUST_PROXY',
        'COMPANY_NAME',
        'DEMO',
      ].flatMap((name, index) => [[name, index % 2 === 0 ? '' : ' \t']]),
    );
    expect(readConfig(blank)).toEqual(readConfig({}));
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: '', sessionHours: 12 });
  });

  it.each(['https://www.example.com', 'https://www.example.com/', 'HTTPS://WWW.example.com:443'])(
    'accepts %s as the address of the site, and drops the slash',
    (PUBLIC_URL) => {
      expect(readConfig({ PUBLIC_URL }).publicUrl).toBe('https://www.example.com');
    },
  );

  it.each(['/vitrin', '/?a=b', '/#a', '//a'])('refuses %s at the end of PUBLIC_URL', (rest) => {
    expect(() => readConfig({ PUBLIC_URL: `https://www.example.com${rest}` })).toThrow(ConfigError);
    expect(() => readConfig({ PUBLIC_URL: 'https://me:secret@www.example.com' })).toThrow(/^PUBLIC_URL: /);
  });

  it.each([
    ['PORT', ' 80a ', '0 ile 65535 arasında bir sayı olmalı'],
    ['PORT', '65536', '0 ile 65535 arasında bir sayı olmalı'],
    ['SESSION_HOURS', '0', '1 ile 8760 arasında bir sayı olmalı'],
    ['MAIN_LOGO', '//evil.example/a.png', '/ ile başlayan, bu sitede bir yol olmalı'],
    ['PUBLIC_URL', 'example.com', 'http:// veya https:// ile başlayan bir adres olmalı'],
    ['MAIN_COLOR', 'red', '#1f1f1f gibi'],
    ['TIME_ZONE', 'Ay/Krater', 'bilinen bir saat dilimi olmalı'],
    ['LOG_LEVEL', 'verbose', 'Şunlardan biri olmalı: fatal, error, warn, info, debug, silent.'],
    ['COMPANY_NAME', 'a'.repeat(201), 'En çok 200 karakter olabilir.'],
    ['APP_SECRET', 'kisa', 'en az 32 karakter'],
    ['LOG_FORMAT', 'xml', 'Şunlardan biri olmalı: json, pretty.'],
    ['METRICS_TOKEN', 'kisa', 'en az 32 karakter'],
    ['METRICS_PORT', '0', '1 ile 65535 arasında bir sayı olmalı'],
    ['METRICS_PORT', '3000', 'PORT ile aynı olamaz'],
    ['BACKUP_AT', '24:00', '03:30 gibi bir saat olmalı'],
    ['BACKUP_RECIPIENT', 'ssh-ed25519 AAAA', 'age ile üretilmiş açık bir anahtar olmalı (age1…)'],
    ['S3_BUCKET', 'Kova', 'kovanın adı olmalı'],
    ['S3_ENDPOINT', 's3.example.com', 'http:// veya https:// ile başlayan bir adres olmalı'],
    ['S3_PREFIX', '/site', 'firma/site gibi bir klasör olmalı'],
    ['MEDIA_CACHE_MB', '1', '16 ile 16777216 arasında bir sayı olmalı'],
    ['BACKUP_TO', 's3:///klasor', 's3://kova/klasör gibi olmalı'],
  ])('refuses %s=%s and says why', (name, value, reason) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name}: ${reason}`);
  });

  const files = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'dosyalar',
    S3_ACCESS_KEY_ID: 'kimlik',
    S3_SECRET_ACCESS_KEY: 'gizli',
  };

  it('keeps files in a bucket when all that it needs is given', () => {
    expect(readConfig({}).files).toEqual({ bucket: undefined, cacheBytes: 1024 * 1024 * 1024 });
    expect(readConfig({ ...files, S3_PREFIX: 'firma/site/' }).files.bucket).toEqual({
      endpoint: 'https://s3.example.com',
      region: 'auto',
      bucket: 'dosyalar',
      prefix: 'firma/site',
      accessKeyId: 'kimlik',
      secretAccessKey: 'gizli',
    });
    for (const name of Object.keys(files))
      expect(() => readConfig({ ...files, [name]: '' })).toThrow(
        new RegExp(`^${name}: S3_\\w+ ile birlikte`),
      );
    expect(() => readConfig({ S3_PREFIX: 'site' })).toThrow('S3_BUCKET: S3_PREFIX ile birlikte verilmeli');
  });

  it.each(['s3://dosyalar', 's3://dosyalar/site/public', 's3://dosyalar/site'])(
    'refuses backups at %s, among the files that they copy',
    (BACKUP_TO) => {
      const access = {
        BACKUP_S3_ENDPOINT: files.S3_ENDPOINT,
        BACKUP_S3_ACCESS_KEY_ID: 'a',
        BACKUP_S3_SECRET_ACCESS_KEY: 'b',
      };
      const environment = { ...files, ...access, S3_PREFIX: 'site' };
      expect(() => readConfig({ ...environment, BACKUP_TO })).toThrow('BACKUP_TO: dosyaların kovasında');
      expect(() => readConfig({ ...environment, BACKUP_TO: 's3://dosyalar/yedek' })).not.toThrow();
    },
  );

  const cdn = {
    PUBLIC_URL: 'https://www.example.com:8443',
    CDN_KIND: 'cloudflare',
    CDN_PURGE_URL: 'https://api.cloudflare.com/client/v4/zones/abc/purge_cache',
    CDN_PURGE_TOKEN: 'gizli',
  };

  it('purges a CDN whose kind, address and token are given', () => {
    expect(readConfig({}).cdn).toBeUndefined();
    expect(readConfig(cdn).cdn).toEqual({
      kind: 'cloudflare',
      purgeUrl: cdn.CDN_PURGE_URL,
      token: 'gizli',
      key: 'vitrin-www-example-com-8443',
    });
    const varnish = { ...cdn, CDN_KIND: 'varnish', CDN_PURGE_TOKEN: '' };
    for (const host of ['127.0.0.1:6081', '[::1]', 'varnish:6081', '10.1.2.3', 'cache.internal'])
      expect(readConfig({ ...varnish, CDN_PURGE_URL: `http://${host}` }).cdn).toMatchObject({
        kind: 'varnish',
      });
  });

  it.each([
    [{ CDN_KIND: '' }, 'CDN_KIND: CDN_PURGE_URL ile birlikte verilmeli'],
    [{ CDN_KIND: 'akamai' }, 'CDN_KIND: cloudflare, fastly, bunny, varnish olabilir'],
    [{ CDN_PURGE_URL: '' }, 'CDN_PURGE_URL: CDN_KIND ile birlikte verilmeli'],
    [{ CDN_PURGE_URL: '', CDN_KIND: '' }, 'CDN_PURGE_URL: CDN_PURGE_TOKEN ile birlikte verilmeli'],
    [{ CDN_PURGE_URL: 'cdn' }, 'CDN_PURGE_URL: http:// veya https:// ile başlayan'],
    [{ CDN_PURGE_TOKEN: '' }, 'CDN_PURGE_TOKEN: CDN_KIND=cloudflare ile birlikte verilmeli'],
    [{ CDN_PURGE_TOKEN: 'iki söz' }, 'CDN_PURGE_TOKEN: boşluk ve Türkçe harf içeremez'],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL: CDN_PURGE_URL ile birlikte verilmeli'],
    [
      { CDN_KIND: 'fastly' },
      'CDN_PURGE_URL: CDN_KIND=fastly için https://api.fastly.com/service/…/purge gibi olmalı',
    ],
    [
      { CDN_KIND: 'varnish', CDN_PURGE_URL: 'https://a:b@cdn.example.com/' },
      'CDN_PURGE_URL: CDN_KIND=varnish için',
    ],
    [
      { CDN_KIND: 'varnish', CDN_PURGE_URL: 'http://cdn.example.com/' },
      'CDN_PURGE_URL: https:// ile başlamalı',
    ],
    [{ CDN_KIND: 'varnish', CDN_PURGE_URL: 'http://172.32.0.1/' }, 'CDN_PURGE_URL: https:// ile başlamalı'],
  ])('refuses a CDN with %o: %s', (change, reason) => {
    expect(() => readConfig({ ...cdn, ...change })).toThrow(reason);
  });

  it('takes an origin for pictures, which a site with HTTPS may not load without', () => {
    const PUBLIC_URL = 'https://www.example.com';
    expect(readConfig({}).mediaUrl).toBe('');
    expect(readConfig({ PUBLIC_URL, MEDIA_URL: `${PUBLIC_URL}/` }).mediaUrl).toBe('');
    expect(readConfig({ PUBLIC_URL, MEDIA_URL: 'https://cdn.example.com/' }).mediaUrl).toBe(
      'https://cdn.example.com',
    );
    expect(() => readConfig({ PUBLIC_URL, MEDIA_URL: 'http://cdn.example.com' })).toThrow(
      'MEDIA_URL: https://',
    );
    expect(() => readConfig({ MEDIA_URL: 'https://cdn.example.com/resim' })).toThrow('MEDIA_URL: yalnız');
  });

  it('needs the access to a bucket for backups in one', () => {
    const access = {
      BACKUP_S3_ENDPOINT: 'https://s3.example.com',
      BACKUP_S3_ACCESS_KEY_ID: 'kimlik',
      BACKUP_S3_SECRET_ACCESS_KEY: 'gizli',
    };
    const BACKUP_TO = 's3://yedekler/vitrin/';
    expect(readConfig({ BACKUP_TO, ...access }).backups.to).toMatchObject({
      bucket: 'yedekler',
      prefix: 'vitrin',
      region: 'auto',
    });
    for (const name of Object.keys(access))
      expect(() => readConfig({ BACKUP_TO, ...files, ...access, [name]: '' })).toThrow(`${name}: s3://`);
    expect(readConfig({ BACKUP_TO, ...files }).backups.to).toEqual({
      ...readConfig(files).files.bucket,
      bucket: 'yedekler',
      prefix: 'vitrin',
    });
  });

  it('refuses half of a first account, and a short password', () => {
    const ADMIN_EMAIL = 'a@example.com';
    expect(() => readConfig({ ADMIN_EMAIL })).toThrow('ADMIN_PASSWORD: ADMIN_EMAIL ile birlikte');
    expect(() => readConfig({ ADMIN_EMAIL, ADMIN_PASSWORD: '12345' })).toThrow(
      'ADMIN_PASSWORD: Bu Alan 6 Karakterden Az Olamaz',
    );
  });

  it('changes single limits and keeps the others', () => {
    const { limits } = readConfig({ LIMITS: 'search=240/60, publicForms=5/3600' });
    expect(limits).toEqual({
      ...readConfig({}).limits,
      search: { max: 240, seconds: 60 },
      publicForms: { max: 5, seconds: 3600 },
    });
  });

  it.each(['search', 'search=0/60', 'search=1', 'search=1/0', 'searches=1/60', 'search=1/60 login=1/60'])(
    'refuses the limits %s and names the valid ones',
    (LIMITS) => {
      expect(() => readConfig({ LIMITS })).toThrow(
        'LIMITS: search=240/60,login=60/60 gibi olmalı: ad=sayı/saniye (login, signInFailures, secondFactorFailures, passwordReset, passwordResetMails, publicForms, messageCopies, newsletterMails, leads, cookieChoices, search, sitemaps, feeds, kits, kitPasswords, kitPasswordsOfAll, documents, visits)',
      );
    },
  );

  it.each(['true', '1', '10.0.0.0/8', '10.0.0.1, ::1', 'loopback, fd00::/8'])(
    'trusts proxies with %s',
    (text) => {
      expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBeTruthy();
    },
  );

  it.each(['0', 'false', ''])('trusts no proxy with “%s”', (text) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(false);
  });

  it.each(['yes', '10.0.0.0/33', '10.0.0.0/0', '::1/129', '10.0.0.1/8/8', 'loopback,', '1.2.3'])(
    'refuses %s as proxies',
    (text) => {
      expect(() => readConfig({ TRUST_PROXY: text })).toThrow(/^TRUST_PROXY: /);
    },
  );

  it('reads the folder of scheduled imports, which is apart from the data folder', () => {
    expect(readConfig({}).importDir).toBeUndefined();
    expect(readConfig({ IMPORT_DIR: '/srv/gelen/' }).importDir).toBe('/srv/gelen');
    expect(readConfig({ IMPORT_DIR: '/srv/gelen', DATA_DIR: '/srv/gelen-veri' }).importDir).toBe(
      '/srv/gelen',
    );
    expect(() => readConfig({ IMPORT_DIR: 'gelen' })).toThrow('IMPORT_DIR: / ile başlayan bir klasör olmalı');
    for (const [imports, data] of [
      ['/srv/veri', '/srv/veri'],
      ['/srv/veri/gelen', '/srv/veri'],
      ['/srv', '/srv/veri'],
      ['/', '/srv/veri'],
    ])
      expect(() => readConfig({ IMPORT_DIR: imports, DATA_DIR: data })).toThrow('IMPORT_DIR: DATA_DIR');
  });
});
