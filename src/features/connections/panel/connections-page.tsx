import { IconLock } from '@tabler/icons-react';
import { ApiKeysTab } from '#features/api-keys/panel/api-keys-tab.tsx';
import { DataFeedsTab } from '#features/data-feeds/panel/data-feeds-tab.tsx';
import { ScheduledImportsTab } from '#features/scheduled-imports/panel/scheduled-imports-tab.tsx';
import { EmptyState } from '#panel/feedback/load-states.tsx';
import { PageHead } from '#panel/page/page-head.tsx';
import { PageTabs } from '#panel/page/page-tabs.tsx';
import { WebhooksTab } from '#features/webhooks/panel/webhooks-tab.tsx';
import { mayUse } from '#panel/session/permission.ts';

const title = 'Bağlantılar';

/** What other programs may read and write here, what they are told, and what they fetch. */
export function ConnectionsPage() {
  if (!mayUse('integrations'))
    return (
      <>
        <PageHead title={title} />
        <EmptyState
          icon={<IconLock size={28} stroke={1.5} aria-hidden />}
          title="Bağlantıları yalnız yöneticiler görür"
          text="Bir programın siteye bağlanması gerekiyorsa bir yöneticiden isteyin."
        />
      </>
    );
  return (
    <PageTabs
      title={title}
      note="Muhasebe, stok ve başka programlar, bayiler ve pazaryerleri siteye buradan bağlanır."
      tabs={[
        { value: 'keys', label: 'API anahtarları', content: () => <ApiKeysTab /> },
        { value: 'webhooks', label: 'Bildirim adresleri', content: () => <WebhooksTab /> },
        { value: 'feeds', label: 'Veri akışları', content: () => <DataFeedsTab /> },
        { value: 'imports', label: 'Zamanlanmış aktarmalar', content: () => <ScheduledImportsTab /> },
      ]}
    />
  );
}
