import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  IconAddressBook,
  IconArticle,
  IconBook2,
  IconCertificate,
  IconFileText,
  IconFolder,
  IconListDetails,
  IconMail,
  IconMovie,
  IconPackage,
  IconPalette,
  IconPhoto,
  IconRuler2,
  IconSchool,
  IconSocial,
  IconTags,
  IconTemplate,
  IconTicket,
  IconUser,
  type Icon,
} from '@tabler/icons-react';
import { FoundRecords, type FoundRecord } from '#features/record-search/record-search.ts';
import { isMessageType } from '#shared/rules/message-types.ts';
import { read } from '#panel/api/client.ts';
import { paths } from '#panel/navigation/navigation.ts';
import { recordLink } from '#panel/navigation/record-link.ts';
import type { PaletteEntry } from './palette-entries.ts';

const icons: Readonly<Record<string, Icon>> = {
  products: IconPackage,
  categories: IconFolder,
  catalogues: IconBook2,
  certificates: IconCertificate,
  contents: IconPhoto,
  contracts: IconFileText,
  'posts/blog': IconArticle,
  'posts/fairs': IconTicket,
  'posts/videos': IconMovie,
  'reply-templates': IconTemplate,
  'attribute-labels': IconListDetails,
  finishes: IconPalette,
  'school-tours': IconSchool,
  'settings/contact-information': IconAddressBook,
  'settings/social-media': IconSocial,
  sizes: IconRuler2,
  'transporter-types': IconTags,
  users: IconUser,
};

/** One letter matches nearly everything. */
const minLength = 2;

/** Records of all kinds for a folded text. */
export function useFoundRecords(search: string) {
  const isSearched = search.length >= minLength;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['records', search],
    queryFn: () => read(FoundRecords, '/records', { search }),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  });
  return {
    entries: isSearched && data ? data.data.map(recordEntry) : [],
    hasFailed: isSearched && error !== null,
    isFetching,
    retry: () => void refetch(),
  };
}

export function recordEntry({ resource, id, called, name, detail }: FoundRecord): PaletteEntry {
  const message = isMessageType(resource);
  return {
    key: `${resource}/${id}`,
    label: name,
    detail: [called, detail].filter(Boolean).join(' · '),
    icon: message ? IconMail : (icons[resource] ?? IconFileText),
    words: '',
    to: message ? `${paths.contact}?type=${resource}&message=${id}` : recordLink(resource, id),
  };
}
