import { PageTabs } from '#panel/page/page-tabs.tsx';
import { CompletenessTab } from './gaps/completeness-tab.tsx';
import { LanguageList } from './language-list.tsx';
import { TextsTab } from './texts/texts-tab.tsx';

/** The languages of the site, their interface texts, and what is not translated yet. */
export function LanguagesPage() {
  return (
    <PageTabs
      title="Dil İşlemleri"
      tabs={[
        { value: 'list', label: 'Diller', content: () => <LanguageList /> },
        { value: 'texts', label: 'Arayüz metinleri', content: () => <TextsTab /> },
        { value: 'gaps', label: 'Eksikler', content: () => <CompletenessTab /> },
      ]}
    />
  );
}
