import { Menu } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { postSections, type Post, type PostSection } from '../post.ts';
import { confirmDelete } from '#panel/feedback/confirm-delete.tsx';
import { FormLoading } from '#panel/form/form-loading.tsx';
import { SiteLink } from '#panel/form/site-link.tsx';
import { HistoryButton } from '#panel/history/history-button.tsx';
import { RowMenu } from '#panel/list/row-menu.tsx';
import { publicState, StateBadge } from '#panel/list/state-badge.tsx';
import { PageTabs } from '#panel/page/page-tabs.tsx';
import { recordName } from '#panel/records/record-definition.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { formatInstant } from '#panel/format/format.ts';
import { PageHeadTab } from '#features/contents/panel/page-head-tab.tsx';
import { useLanguages } from '#panel/api/languages.api.ts';
import { QrCodeItem } from '#features/short-links/panel/qr-code-part.tsx';
import { SchoolToursTab } from '#features/school-tours/panel/school-tours-tab.tsx';
import { PostForm } from './post-form.tsx';
import { PostList } from './post-list.tsx';
import { postSitePath, sectionFacts } from './post-sections.ts';
import { postCalls, usePost } from './posts.api.ts';

type SectionProps = { section: PostSection };

/** The screen of a kind: the list, other content of the public page, and the page's head. */
function ListPage({ section }: SectionProps) {
  const { title, words } = sectionFacts[section];
  return (
    <PageTabs
      title={title}
      tabs={[
        { value: 'list', label: words.title, content: () => <PostList section={section} /> },
        ...(section === 'fairs'
          ? [{ value: 'school-tours', label: 'Okul turları', content: () => <SchoolToursTab /> }]
          : []),
        {
          value: 'head',
          label: 'Sayfa başı',
          content: () => <PageHeadTab page="media" section={section} />,
        },
      ]}
    />
  );
}

function CreatePage({ section }: SectionProps) {
  const { words, back, list } = sectionFacts[section];
  const languages = useLanguages();
  const navigate = useNavigate();
  const title = `Yeni ${words.one}`;
  if (!languages.data) return <FormLoading title={title} back={back} queries={[languages]} />;
  return (
    <PostForm
      section={section}
      languages={languages.data}
      title={title}
      onSaved={() => void navigate(list)}
    />
  );
}

function EditPage({ section }: SectionProps) {
  const id = useLoaderData<number>();
  const { words, back } = sectionFacts[section];
  const post = usePost(section, id);
  const languages = useLanguages();
  // Cached data from an earlier visit may hold an old version.
  if (!post.data || !post.isFetchedAfterMount || !languages.data)
    return <FormLoading title={`${words.theOne} Düzenle`} back={back} queries={[post, languages]} />;
  const saved = post.data;
  const name = recordName(saved, languages.data[0]?.abbr ?? '');
  return (
    <PostForm
      key={id}
      section={section}
      post={saved}
      languages={languages.data}
      title={name}
      note={
        <>
          <StateBadge state={publicState(saved.is_active, saved.published_at)} /> · Son değişiklik:{' '}
          {formatInstant(saved.updated_at)}
        </>
      }
      actions={(form) => <PostActions section={section} form={form} post={saved} name={name} />}
      onSaved={() => undefined}
    />
  );
}

type PostActionsProps = SectionProps & { form: RecordForm<Post>; post: Post; name: string };

function PostActions({ section, form, post, name }: PostActionsProps) {
  const navigate = useNavigate();
  const calls = postCalls[section];
  return (
    <>
      <HistoryButton form={form} path={calls.path} schema={calls.record} />
      <SiteLink path={postSitePath(section, post)} />
      <RowMenu label={sectionFacts[section].words.one} isInBar>
        {section === 'fairs' && <QrCodeItem subject={{ kind: 'fair', id: post.id, name }} />}
        <Menu.Item
          color="red.9"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() =>
            confirmDelete({
              name,
              remove: () => calls.delete(post.id),
              onDeleted: () => {
                form.discard();
                void navigate(sectionFacts[section].list);
              },
            })
          }
        >
          Sil
        </Menu.Item>
      </RowMenu>
    </>
  );
}

type Pages = Record<PostSection, ComponentType>;

/** Creates a separate component for each kind, so that React mounts a new one when the kind changes. */
function pagesOf(Page: ComponentType<SectionProps>): Pages {
  const pages = postSections.map((section) => [section, () => <Page section={section} />]);
  return Object.fromEntries(pages) as Pages;
}

export const listPages = pagesOf(ListPage);
export const createPages = pagesOf(CreatePage);
export const editPages = pagesOf(EditPage);
