import { useTexts } from '../loading/site-data.ts';
import type { PathStep } from '../head/things/breadcrumb-list.ts';
import { SiteLink } from './site-link.tsx';
import './breadcrumb.css';

/** The path from home to the parent of this page; the page itself is left out. */
export function Breadcrumb({ steps }: { steps: readonly PathStep[] }) {
  const translate = useTexts();
  return (
    <nav className="breadcrumb" aria-label={translate('navbar.breadcrumb')}>
      <ol>
        <li>
          <SiteLink page="home">{translate('navbar.home')}</SiteLink>
        </li>
        {steps.map((step) => (
          <li key={step.seo_name}>
            <SiteLink
              page={step.page ?? 'products'}
              params={{ seo_name: step.seo_name }}
              lang={step.fallbacks?.name}
            >
              {step.name}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
