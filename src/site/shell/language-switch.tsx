import { useState } from 'react';
import { sitePath } from '#shared/site-pages.ts';
import type { ContractPage } from '#features/contracts/contract.ts';
import type { PublicLanguage } from '#features/languages/language.ts';
import { isModifiedClick } from '../components/modified-click.ts';
import { useSite } from '../loading/site-data.ts';
import { useNavigate, useShown } from '../routing/routing.tsx';
import { languagePrefix } from '#features/site-api/page-addresses.rules.ts';
import { changeLanguage } from './change-language.ts';
import './language-switch.css';

/** Links to this page in each language. */
export function LanguageSwitch({ label, className = '' }: { label: string; className?: string }) {
  const { languages, lang } = useSite();
  const navigate = useNavigate();
  const counterpart = useCounterpart();
  const [isChanging, setChanging] = useState(false);
  if (languages.length < 2) return null;

  const choose = (language: PublicLanguage) => async (event: React.MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    if (language.abbr === lang) return;
    setChanging(true);
    await changeLanguage(language);
    await navigate(counterpart(language));
    setChanging(false);
  };

  return (
    <nav className={`language-switch ${className}`} aria-label={label}>
      <ul>
        {languages.map((language) => (
          <li key={language.abbr}>
            <a
              href={counterpart(language)}
              hrefLang={language.abbr}
              lang={language.abbr}
              title={language.lang}
              data-waits-for-scripts=""
              aria-current={language.abbr === lang ? 'true' : undefined}
              onClick={choose(language)}
            >
              {upperAbbreviation(language.abbr)}
            </a>
          </li>
        ))}
      </ul>
      {isChanging && <span className="pending-line" aria-hidden />}
    </nav>
  );
}

/** Converts without locale rules, so that `it` becomes `IT` on a Turkish page too (docs/product.md, "Navigation"). */
function upperAbbreviation(abbr: string): string {
  return abbr.toUpperCase();
}

function useCounterpart(): (language: PublicLanguage) => string {
  const { location, params, page } = useShown();
  const { pathname, search } = location;
  const { lang } = params;
  // All records but contracts have the same slug in every language.
  const { contract } = (page?.data ?? {}) as { contract?: ContractPage };
  const path = lang ? pathname.slice(lang.length + 1) || '/' : pathname;
  return (language) => {
    const prefix = languagePrefix(language);
    const slug = contract?.page_seo_names[language.abbr];
    if (slug) return sitePath(prefix, 'contract', { contract_seo_name: slug });
    return (path === '/' ? prefix || '/' : prefix + path) + search;
  };
}
