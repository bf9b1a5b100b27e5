import { brandBackground } from '#ui/brand-tokens.ts';
import { SiteLink } from '../components/site-link.tsx';
import { navigationPages } from '../navigation.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { LateNewsletterForm } from '../newsletter/late-newsletter-form.ts';
import { CategoryLink } from './collection-menu.tsx';
import { CompanyData } from './company-data.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { FooterContacts } from './footer-contacts.tsx';
import { FooterGroup } from './footer-group.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SocialLinks } from './social-links.tsx';
import { loadConsent } from '../consent/consent-host.tsx';
import './footer.css';

export function Footer() {
  const { categories, configuration, year } = useSite();
  const translate = useTexts();
  return (
    <footer className="footer">
      <div className="footer-inner container">
        <div className="footer-brand">
          <p className="footer-company">
            <CompanyLogo background={brandBackground(configuration)} loading="lazy" />
          </p>
          <SocialLinks className="footer-social" />
          <LateNewsletterForm />
        </div>
        <FooterContacts />
        {categories.length > 0 && (
          <nav className="footer-menu" id="footer-menu" aria-label={translate('footer.categories')}>
            <FooterGroup title={translate('footer.categories')}>
              <ul>
                {categories.map((category) => (
                  <li key={category.id}>
                    <CategoryLink category={category} />
                  </li>
                ))}
              </ul>
            </FooterGroup>
          </nav>
        )}
        <nav
          className="footer-menu"
          id={categories.length > 0 ? undefined : 'footer-menu'}
          aria-label={translate('footer.pages')}
        >
          <FooterGroup title={translate('footer.pages')}>
            <ul>
              {navigationPages.map(({ page, text }) => (
                <li key={page}>
                  <SiteLink page={page}>{translate(text)}</SiteLink>
                </li>
              ))}
            </ul>
          </FooterGroup>
        </nav>
        <ContractLinks />
        <CompanyData />
        <div className="footer-end">
          <p>
            © {year} {configuration.projectCompanyName}. {translate('footer.all_rights_reserved')}
          </p>
          <ConsentLink />
          <LanguageSwitch label={translate('footer.languages')} />
        </div>
      </div>
    </footer>
  );
}

function ContractLinks() {
  const { contracts } = useSite();
  const translate = useTexts();
  if (contracts.length === 0) return null;
  return (
    <nav className="footer-menu" aria-label={translate('footer.contracts')}>
      <FooterGroup title={translate('footer.contracts')}>
        <ul>
          {contracts.map(({ name, slug, lang }) => (
            <li key={slug}>
              <SiteLink page="contract" params={{ contract_seo_name: slug }} lang={lang}>
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </FooterGroup>
    </nav>
  );
}

/** Opens the cookie choice again; shown only if the site has scripts that need consent. */
function ConsentLink() {
  const translate = useTexts();
  if (useSite().configuration.integrations.length === 0) return null;
  return (
    <button
      type="button"
      className="footer-consent"
      onClick={() => {
        loadConsent().then(
          ({ openChoice }) => openChoice(),
          () => undefined,
        );
      }}
    >
      {translate('consent.title')}
    </button>
  );
}
