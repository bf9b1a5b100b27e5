import {
  IconArticle,
  IconCalendarPlus,
  IconExternalLink,
  IconFilePlus,
  IconFolderPlus,
  IconLogout,
  IconMoon,
  IconMovie,
  IconPackage,
  IconSun,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react';
import type { Permission } from '#shared/permissions.ts';
import { nameRank, otherTextRank } from '#features/record-search/name-rank.rules.ts';
import { isGroup, menu, profileEntry } from '#panel/navigation/navigation.ts';
import { paths } from '#shared/panel-paths.ts';
import { screenWords } from './screen-words.ts';

/** A line of the palette: either an address or an action. */
export type PaletteEntry = {
  key: string;
  label: string;
  /** The menu section of a screen, or the kind of a record. */
  detail: string;
  icon: Icon;
  /** More words by which the entry can be found. */
  words: string;
} & ({ to: string } | { run: () => void });

/** The screens in the order of the menu, then the user's profile. */
export const screenEntries: readonly PaletteEntry[] = [
  ...menu,
  { label: 'Hesap', items: [profileEntry] },
].flatMap(({ label: section = '', items }) =>
  items
    .flatMap((item) =>
      isGroup(item) ? item.entries.map((entry) => ({ ...entry, group: item.label })) : { ...item, group: '' },
    )
    .map(({ name, label, path, icon, group }) => ({
      key: name,
      label,
      detail: group || section,
      icon,
      words: [group, screenWords[name]].filter(Boolean).join(' '),
      to: path,
    })),
);

type NewRecord = { label: string; icon: Icon; to: string; words: string; needs: Permission };

const newRecords: readonly NewRecord[] = [
  { label: 'Yeni Ürün', icon: IconPackage, to: paths.productInsert, words: '', needs: 'content' },
  {
    label: 'Yeni Kategori',
    icon: IconFolderPlus,
    to: `${paths.categories}?open=new`,
    words: 'ürün grubu',
    needs: 'content',
  },
  { label: 'Yeni Blog Yazısı', icon: IconArticle, to: paths.blogInsert, words: 'haber', needs: 'content' },
  { label: 'Yeni Fuar', icon: IconCalendarPlus, to: paths.fairInsert, words: 'etkinlik', needs: 'content' },
  { label: 'Yeni Video', icon: IconMovie, to: paths.videoInsert, words: 'film', needs: 'content' },
  {
    label: 'Yeni Katalog',
    icon: IconFilePlus,
    to: `${paths.catalogue}?open=new`,
    words: 'pdf broşür',
    needs: 'content',
  },
  { label: 'Yeni Sözleşme', icon: IconFilePlus, to: paths.contractInsert, words: 'kvkk', needs: 'content' },
  {
    label: 'Yeni Kullanıcı',
    icon: IconUserPlus,
    to: `${paths.users}?open=new`,
    words: 'hesap',
    needs: 'users',
  },
];

type Actions = {
  mayUse: (permission: Permission) => boolean;
  isDark: boolean;
  changeMode: () => void;
  openSite: () => void;
  logOut: () => void;
};

/** The actions that the signed-in user is allowed to start. */
export function actionEntries({ mayUse, isDark, changeMode, openSite, logOut }: Actions): PaletteEntry[] {
  const created = newRecords
    .filter(({ needs }) => mayUse(needs))
    .map(({ label, icon, to, words }) => ({
      key: to,
      label,
      detail: '',
      icon,
      to,
      words: `ekle oluştur ${words}`,
    }));
  return [
    ...created,
    {
      key: 'mode',
      label: isDark ? 'Açık Görünüm' : 'Koyu Görünüm',
      detail: '',
      icon: isDark ? IconSun : IconMoon,
      words: 'tema renk gece gündüz karanlık aydınlık siyah beyaz',
      run: changeMode,
    },
    {
      key: 'site',
      label: 'Siteyi Gör',
      detail: '',
      icon: IconExternalLink,
      words: 'aç web sitesi ziyaret önizle',
      run: openSite,
    },
    {
      key: 'logout',
      label: 'Çıkış Yap',
      detail: '',
      icon: IconLogout,
      words: 'oturumu kapat ayrıl',
      run: logOut,
    },
  ];
}

/**
 * The entries that contain every word of the folded text; all entries for an empty text. Entries whose label
 * contains the words come first.
 */
export function matchingEntries(entries: readonly PaletteEntry[], search: string): PaletteEntry[] {
  if (search === '') return [...entries];
  return entries
    .flatMap((entry) => {
      const rank = nameRank([entry.label], search) ?? rankOfWords(entry, search);
      return rank === undefined ? [] : { entry, rank };
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

function rankOfWords({ label, words }: PaletteEntry, search: string): number | undefined {
  return nameRank([`${label} ${words}`], search) === undefined ? undefined : otherTextRank;
}
