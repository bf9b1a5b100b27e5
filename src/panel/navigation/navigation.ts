import {
  IconArrowsExchange,
  IconArticle,
  IconCalendarEvent,
  IconMovie,
  IconNews,
  IconAddressBook,
  IconBook2,
  IconBuildingFactory2,
  IconChartBar,
  IconCompass,
  IconDatabaseExport,
  IconHome,
  IconLifebuoy,
  IconMail,
  IconInbox,
  IconInfoCircle,
  IconHeading,
  IconLanguage,
  IconFileText,
  IconFolders,
  IconPackage,
  IconPackageExport,
  IconPackages,
  IconPhoto,
  IconPlugConnected,
  IconPrinter,
  IconRoute,
  IconShieldLock,
  IconShieldSearch,
  IconSocial,
  IconTableImport,
  IconTags,
  IconTrash,
  IconUserCircle,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { paths } from '#shared/panel-paths.ts';

/**
 * An entry of the side menu; `name` is a route name. `below` lists screens of this entry whose address does
 * not start with its path.
 */
export type MenuEntry = {
  name: string;
  label: string;
  path: string;
  icon: Icon;
  below?: readonly string[];
};
export type MenuGroup = { label: string; icon: Icon; entries: readonly MenuEntry[] };
export type MenuSection = { label?: string; items: readonly (MenuEntry | MenuGroup)[] };

export const menu: readonly MenuSection[] = [
  {
    items: [
      { name: 'dashboard', label: 'İstatistikler', path: paths.dashboard, icon: IconChartBar },
      { name: 'pageMeta', label: 'Sayfa Başlıkları', path: paths.pageMeta, icon: IconHeading },
    ],
  },
  {
    label: 'İçerik İşlemleri',
    items: [
      { name: 'pages.home', label: 'Anasayfa', path: paths.home, icon: IconHome },
      {
        label: 'Kurumsal',
        icon: IconBuildingFactory2,
        entries: [
          { name: 'pages.corporate.about', label: 'Hakkımızda', path: paths.about, icon: IconInfoCircle },
          {
            name: 'pages.corporate.visionMission',
            label: 'Vizyon ve Misyon',
            path: paths.visionMission,
            icon: IconCompass,
          },
        ],
      },
      { name: 'pages.catalogue', label: 'Katalog', path: paths.catalogue, icon: IconBook2 },
      { name: 'print', label: 'Basılı Katalog', path: paths.print, icon: IconPrinter },
      {
        label: 'Keşfet',
        icon: IconNews,
        entries: [
          { name: 'pages.fairs', label: 'Fuarlar', path: paths.fairs, icon: IconCalendarEvent },
          { name: 'pages.blog', label: 'Blog', path: paths.blog, icon: IconArticle },
          { name: 'pages.videos', label: 'Videolar', path: paths.videos, icon: IconMovie },
        ],
      },
      {
        label: 'Ürün Yönetimi',
        icon: IconPackages,
        entries: [
          { name: 'pages.products', label: 'Ürünler', path: paths.products, icon: IconPackage },
          {
            name: 'pages.products.categories',
            label: 'Kategoriler',
            path: paths.categories,
            icon: IconFolders,
          },
          { name: 'lists', label: 'Listeler', path: paths.lists, icon: IconTags },
          { name: 'kits', label: 'Bayi ve Basın Kitleri', path: paths.kits, icon: IconPackageExport },
          { name: 'imports', label: 'İçe Aktarma', path: paths.imports, icon: IconTableImport },
        ],
      },
      { name: 'media', label: 'Görseller', path: paths.media, icon: IconPhoto },
      { name: 'deleted', label: 'Silinenler', path: paths.deleted, icon: IconTrash },
    ],
  },
  {
    label: 'Genel Ayarlar',
    items: [
      {
        name: 'settings.contactInfo',
        label: 'Firma Bilgileri',
        path: paths.contactInformation,
        icon: IconAddressBook,
      },
      { name: 'settings.socialMedia', label: 'Sosyal Medya', path: paths.socialMedia, icon: IconSocial },
      {
        name: 'contracts',
        label: 'Sözleşmeler',
        path: paths.contracts,
        icon: IconFileText,
        below: [paths.contractInsert, paths.contractUpdate],
      },
      { name: 'settings.site', label: 'Entegrasyonlar', path: paths.siteSettings, icon: IconPlugConnected },
      { name: 'settings.redirects', label: 'Yönlendirmeler', path: paths.redirects, icon: IconRoute },
      { name: 'connections', label: 'Bağlantılar', path: paths.connections, icon: IconArrowsExchange },
      {
        name: 'users',
        label: 'Kullanıcılar',
        path: paths.users,
        icon: IconUsers,
        below: [paths.userUpdate, paths.userResetPassword],
      },
      { name: 'languages', label: 'Dil İşlemleri', path: paths.languages, icon: IconLanguage },
      { name: 'audit', label: 'İşlem Kayıtları', path: paths.audit, icon: IconShieldSearch },
      { name: 'settings.backups', label: 'Yedekler', path: paths.backups, icon: IconDatabaseExport },
    ],
  },
  {
    label: 'Form Bilgileri',
    items: [
      { name: 'contact', label: 'İletişim', path: paths.contact, icon: IconInbox },
      { name: 'newsletterSub', label: 'E-Bülten Abonelik', path: paths.newsletter, icon: IconMail },
      { name: 'dataRequests', label: 'KVKK Başvuruları', path: paths.dataRequests, icon: IconShieldLock },
    ],
  },
  {
    label: 'Destek',
    items: [{ name: 'support', label: 'Destek Talebi', path: paths.support, icon: IconLifebuoy }],
  },
];

/** The profile screen, which the profile menu opens. */
export const profileEntry: MenuEntry = {
  name: 'profile',
  label: 'Profilim',
  path: paths.profile,
  icon: IconUserCircle,
};

/** Whether an address belongs to the entry: its screen or one below it. */
export function isCurrent({ path, below = [] }: MenuEntry, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`) || below.includes(pathname);
}

export function isGroup(item: MenuEntry | MenuGroup): item is MenuGroup {
  return 'entries' in item;
}
