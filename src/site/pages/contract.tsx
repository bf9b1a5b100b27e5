import { longDate } from '../dates.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { SentenceBanner } from '../components/page-banner.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { Load } from '../loading/load.ts';
import type { HeadTag } from '../head/head-tags.tsx';
import { usePageData } from '../routing/routing.tsx';
import { redirectToNotFound, redirectToCurrentAddress } from '../routing/redirect.ts';
import { useSite, useTexts, type SiteData } from '../loading/site-data.ts';
import { pageHead } from '../head/page-head.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { breadcrumbList } from '../head/things/breadcrumb-list.ts';
import { contractTitles } from '../head/titles.ts';
import { Contents } from './contract/contents.tsx';
import { splitSections } from './contract/sections.ts';
import { contractOriginal } from '#features/site-api/original-language.rules.ts';
import './contract.css';

export const load = (async (api, visit) => {
  const { contract_seo_name: seoName = '' } = visit.params;
  const [contract, heads] = await Promise.all([api.contract(seoName), api.content('breadcrumbs')]);
  if (!contract) throw redirectToNotFound(visit);
  if (contract.page_seo_name !== seoName)
    throw redirectToCurrentAddress(visit, contractAddress(contract.page_seo_name));
  return { contract, head: heads.contract[0] };
}) satisfies Load<unknown>;
type ContractData = Awaited<ReturnType<typeof load>>;

export function headTags(site: SiteData, { contract }: ContractData): HeadTag[] {
  const { page_seo_names: slugs } = contract;
  return pageHead(site, {
    ...contractTitles(site, contract),
    address: contractAddress(contract.page_seo_name),
    addressIn: (lang) => contractAddress(slugs[lang] ?? contract.page_seo_name),
    type: 'website',
    langs: contract.own_langs,
    original: contractOriginal(contract),
    picture: null,
  });
}

function contractAddress(seoName: string) {
  return { name: 'contract', params: { contract_seo_name: seoName } } as const;
}

export default function ContractPage() {
  const { contract, head } = usePageData<ContractData>();
  const site = useSite();
  const translate = useTexts();
  const { name, fallbacks, updated_on: updatedOn } = contract;
  const { html, sections } = splitSections(contract.content);
  return (
    <>
      <SentenceBanner head={head} />
      <article className="contract container">
        <StructuredData
          thing={import.meta.env.SSR ? breadcrumbList(site, translate('navbar.home'), [], name) : null}
        />
        <header className="contract-head">
          <Breadcrumb steps={[]} />
          <PageTitle text={name} lang={fallbacks?.name} />
          <p className="contract-date">
            {translate('contract.updated')} <time dateTime={updatedOn}>{longDate(updatedOn, site.lang)}</time>
          </p>
        </header>
        <div className="contract-body">
          {sections.length > 0 && <Contents sections={sections} lang={fallbacks?.content} />}
          <RichText className="contract-text" html={html} lang={fallbacks?.content} />
        </div>
      </article>
    </>
  );
}
