import {
  IconAddressBook,
  IconArticle,
  IconBook2,
  IconCertificate,
  IconFileText,
  IconFolder,
  IconHeading,
  IconHome,
  IconLanguage,
  IconListDetails,
  IconMail,
  IconMovie,
  IconPackage,
  IconPalette,
  IconPhoto,
  IconReplace,
  IconRoute,
  IconRuler2,
  IconSchool,
  IconSettings,
  IconSocial,
  IconTags,
  IconTemplate,
  IconTicket,
  IconUser,
  type Icon,
} from '@tabler/icons-react';
import { kinds, type Kind } from '#features/record-kinds.ts';

/** The icons by the names that kinds use. */
const icons: Readonly<Record<Kind['icon'], Icon>> = {
  address: IconAddressBook,
  article: IconArticle,
  book: IconBook2,
  certificate: IconCertificate,
  folder: IconFolder,
  heading: IconHeading,
  home: IconHome,
  language: IconLanguage,
  list: IconListDetails,
  mail: IconMail,
  movie: IconMovie,
  package: IconPackage,
  palette: IconPalette,
  photo: IconPhoto,
  replace: IconReplace,
  route: IconRoute,
  ruler: IconRuler2,
  school: IconSchool,
  settings: IconSettings,
  social: IconSocial,
  tags: IconTags,
  template: IconTemplate,
  text: IconFileText,
  ticket: IconTicket,
  user: IconUser,
};

/** The icon of a kind, by its address below `/api/admin`. */
export function kindIcon(resource: string): Icon {
  return icons[kinds.find((kind) => kind.resource === resource)?.icon ?? 'text'];
}
