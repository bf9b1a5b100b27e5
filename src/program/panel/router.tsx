import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import type { UserData } from '#features/auth/auth.ts';
import type { PostSection } from '#features/posts/post.ts';
import { chosenRecord, type FormKind } from '#panel/navigation/chosen-record.ts';
import { recordPath } from '#panel/navigation/record-link.ts';
import { LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { SecondFactorGate } from '#features/profile/panel/second-factor-gate.tsx';
import { BlockingOutlet } from './layout/blocking-outlet.tsx';
import { NotFound } from './layout/not-found.tsx';
import { PanelLayout } from './layout/panel-layout.tsx';
import { paths } from '#shared/panel-paths.ts';

export function panelRouter(user: UserData) {
  return createBrowserRouter(panelRoutes(user));
}

/** All screens of the panel; the code of each loads on the first visit. */
const screens: RouteObject[] = [
  {
    path: paths.dashboard,
    lazy: async () => {
      const { DashboardPage } = await import('#features/dashboard/panel/dashboard-page.tsx');
      return { Component: DashboardPage };
    },
  },
  {
    path: paths.pageMeta,
    lazy: async () => {
      const { PageMetaPage } = await import('#features/page-meta/panel/page-meta-page.tsx');
      return { Component: PageMetaPage };
    },
  },
  {
    path: paths.products,
    lazy: async () => {
      const { ProductList } = await import('#features/products/panel/product-list.tsx');
      return { Component: ProductList };
    },
  },
  {
    path: paths.productInsert,
    lazy: async () => {
      const { ProductCreatePage } = await import('#features/products/panel/product-create.tsx');
      return { Component: ProductCreatePage };
    },
  },
  {
    path: paths.productUpdate,
    loader: () => chosenOrList('products', paths.products),
    lazy: async () => {
      const { ProductEditPage } = await import('#features/products/panel/product-edit.tsx');
      return { Component: ProductEditPage };
    },
  },
  {
    path: paths.categories,
    lazy: async () => {
      const { CategoryList } = await import('#features/categories/panel/category-list.tsx');
      return { Component: CategoryList };
    },
  },
  {
    path: paths.lists,
    lazy: async () => {
      const { ListsPage } = await import('#features/lists/panel/lists-page.tsx');
      return { Component: ListsPage };
    },
  },
  {
    path: paths.imports,
    lazy: async () => {
      const { ImportsPage } = await import('#features/imports/panel/imports-page.tsx');
      return { Component: ImportsPage };
    },
  },
  {
    path: paths.contactInformation,
    lazy: async () => {
      const { ContactInformation } =
        await import('#features/contact-information/panel/contact-information.tsx');
      return { Component: ContactInformation };
    },
  },
  {
    path: paths.socialMedia,
    lazy: async () => {
      const { SocialMedia } = await import('#features/social-media/panel/social-media.tsx');
      return { Component: SocialMedia };
    },
  },
  {
    path: paths.contracts,
    lazy: async () => {
      const { ContractList } = await import('#features/contracts/panel/contract-list.tsx');
      return { Component: ContractList };
    },
  },
  {
    path: paths.contractInsert,
    lazy: async () => {
      const { ContractCreatePage } = await import('#features/contracts/panel/contract-form.tsx');
      return { Component: ContractCreatePage };
    },
  },
  {
    path: paths.contractUpdate,
    loader: () => chosenOrList('contracts', paths.contracts),
    lazy: async () => {
      const { ContractEditPage } = await import('#features/contracts/panel/contract-edit.tsx');
      return { Component: ContractEditPage };
    },
  },
  {
    path: paths.home,
    lazy: async () => {
      const { HomeEditor } = await import('#features/home-sections/panel/home-editor.tsx');
      return { Component: HomeEditor };
    },
  },
  {
    path: paths.visionMission,
    lazy: async () => {
      const { VisionMissionPage } =
        await import('#features/contents/panel/corporate/vision-mission-page.tsx');
      return { Component: VisionMissionPage };
    },
  },
  {
    path: paths.about,
    lazy: async () => {
      const { AboutPage } = await import('#features/contents/panel/corporate/about-page.tsx');
      return { Component: AboutPage };
    },
  },
  ...postScreens('fairs', [paths.fairs, paths.fairInsert, paths.fairUpdate]),
  ...postScreens('blog', [paths.blog, paths.blogInsert, paths.blogUpdate]),
  ...postScreens('videos', [paths.videos, paths.videoInsert, paths.videoUpdate]),
  {
    path: paths.catalogue,
    lazy: async () => {
      const { CataloguePage } = await import('#features/catalogues/panel/catalogues.tsx');
      return { Component: CataloguePage };
    },
  },
  {
    path: paths.print,
    lazy: async () => {
      const { PrintedCataloguesPage } = await import('#features/print/panel/printed-catalogues-page.tsx');
      return { Component: PrintedCataloguesPage };
    },
  },
  {
    path: paths.kits,
    lazy: async () => {
      const { KitsPage } = await import('#features/kits/panel/kits-page.tsx');
      return { Component: KitsPage };
    },
  },
  {
    path: paths.siteSettings,
    lazy: async () => {
      const { SiteSettingsPage } = await import('#features/configuration/panel/site-settings-page.tsx');
      return { Component: SiteSettingsPage };
    },
  },
  {
    path: paths.redirects,
    lazy: async () => {
      const { RedirectsPage } = await import('#features/redirects/panel/redirects-page.tsx');
      return { Component: RedirectsPage };
    },
  },
  {
    path: paths.connections,
    lazy: async () => {
      const { ConnectionsPage } = await import('#features/connections/panel/connections-page.tsx');
      return { Component: ConnectionsPage };
    },
  },
  {
    path: paths.contact,
    lazy: async () => {
      const { InboxPage } = await import('#features/messages/panel/inbox-page.tsx');
      return { Component: InboxPage };
    },
  },
  {
    path: paths.newsletter,
    lazy: async () => {
      const { NewsletterPage } = await import('#features/newsletter/panel/newsletter-page.tsx');
      return { Component: NewsletterPage };
    },
  },
  {
    path: paths.dataRequests,
    lazy: async () => {
      const { DataRequestsPage } = await import('#features/data-requests/panel/data-requests-page.tsx');
      return { Component: DataRequestsPage };
    },
  },
  {
    path: paths.support,
    lazy: async () => {
      const { SupportPage } = await import('#features/support/panel/support-page.tsx');
      return { Component: SupportPage };
    },
  },
  {
    path: paths.media,
    lazy: async () => {
      const { MediaLibrary } = await import('#features/media/panel/media-library.tsx');
      return { Component: MediaLibrary };
    },
  },
  {
    path: paths.languages,
    lazy: async () => {
      const { LanguagesPage } = await import('#features/languages/panel/language-list.tsx');
      return { Component: LanguagesPage };
    },
  },
  {
    path: paths.users,
    lazy: async () => {
      const { UsersPage } = await import('#features/users/panel/users-page.tsx');
      return { Component: UsersPage };
    },
  },
  {
    path: paths.userUpdate,
    loader: () => chosenOrList('users', paths.users),
    lazy: async () => {
      const { UserEditPage } = await import('#features/users/panel/user-edit.tsx');
      return { Component: UserEditPage };
    },
  },
  {
    path: paths.userResetPassword,
    loader: () => chosenOrList('users', paths.users),
    lazy: async () => {
      const { UserResetPasswordPage } = await import('#features/users/panel/user-reset-password.tsx');
      return { Component: UserResetPasswordPage };
    },
  },
  {
    path: paths.audit,
    lazy: async () => {
      const { AuditPage } = await import('#features/audit/panel/audit-page.tsx');
      return { Component: AuditPage };
    },
  },
  {
    path: paths.backups,
    lazy: async () => {
      const { BackupsPage } = await import('#features/backups/panel/backups-page.tsx');
      return { Component: BackupsPage };
    },
  },
  {
    path: paths.profile,
    lazy: async () => {
      const { ProfilePage } = await import('#features/profile/panel/profile-page.tsx');
      return { Component: ProfilePage };
    },
  },
  {
    path: paths.deleted,
    lazy: async () => {
      const { DeletedPage } = await import('#features/deleted-records/panel/deleted-page.tsx');
      return { Component: DeletedPage };
    },
  },
  {
    path: paths.releases,
    lazy: async () => {
      const { ReleasesPage } = await import('#features/releases/panel/releases-page.tsx');
      return { Component: ReleasesPage };
    },
  },
];

/** The routes of one kind of posts: the list, the page of a new post and the edit screen. */
function postScreens(
  section: PostSection,
  [list, insert, update]: [list: string, insert: string, update: string],
): RouteObject[] {
  const load = () => import('#features/posts/panel/post-pages.tsx');
  return [
    { path: list, lazy: async () => ({ Component: (await load()).listPages[section] }) },
    { path: insert, lazy: async () => ({ Component: (await load()).createPages[section] }) },
    {
      path: update,
      loader: () => chosenOrList(section, list),
      lazy: async () => ({ Component: (await load()).editPages[section] }),
    },
  ];
}

export function panelRoutes(user: UserData): RouteObject[] {
  return [
    {
      path: '/admin',
      element: <PanelLayout user={user} />,
      errorElement: <Crash />,
      children: [
        {
          element: (
            <>
              <SecondFactorGate />
              <BlockingOutlet />
            </>
          ),
          errorElement: <Crash />,
          // The fallback is on this route, so that menu and header do not wait for the code of the first
          // screen.
          hydrateFallbackElement: <Loading isScreen />,
          children: [
            // Without an element the router would log a warning.
            { index: true, loader: () => redirect(paths.dashboard), element: <Loading /> },
            ...screens,
            {
              path: recordPath,
              loader: async ({ request }) => {
                const { screenOfRecord } = await import('#panel/navigation/record-screens.ts');
                return redirect(await screenOfRecord(request.url));
              },
              element: <Loading />,
            },
            { path: paths.notFound, element: <NotFound /> },
            { path: '*', loader: () => redirect(paths.notFound), element: <Loading /> },
          ],
        },
      ],
    },
  ];
}

/**
 * The chosen record of an edit screen; without one, a redirect to the list (docs/product.md, "Panel
 * screens").
 */
function chosenOrList(kind: FormKind, list: string): number | Response {
  return chosenRecord(kind) ?? redirect(list);
}

/**
 * An error screen, shown if a screen throws or if its code is missing because a newer version was installed.
 */
function Crash() {
  return <LoadError onRetry={() => location.reload()} />;
}
