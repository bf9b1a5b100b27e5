import { PageTabs } from '#panel/page/page-tabs.tsx';
import { MissingAddresses } from './missing-addresses.tsx';
import { RedirectList } from './redirect-list.tsx';

/** Old addresses and where they lead, and the addresses that somebody asked for in vain. */
export function RedirectsPage() {
  return (
    <PageTabs
      title="Yönlendirmeler"
      note="Eski siteden, basılı kataloglardan ya da arama sonuçlarından gelen ziyaretçiler doğru sayfaya ulaşır."
      tabs={[
        { value: 'redirects', label: 'Eski adresler', content: () => <RedirectList /> },
        { value: 'missing', label: 'Bulunamayan adresler', content: () => <MissingAddresses /> },
      ]}
    />
  );
}
