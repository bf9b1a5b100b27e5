import { PageTabs } from '#panel/page/page-tabs.tsx';
import { contentShapes } from '../content-shape-part.ts';
import { PageHeadTab } from '../page-head-tab.tsx';
import { SingleContent } from '../single-content-part.tsx';

const statements = [
  { section: 'vision', label: 'Vizyon' },
  { section: 'mission', label: 'Misyon' },
] as const;

/** Edits the content of the public page "Vizyon ve Misyon". */
export function VisionMissionPage() {
  return (
    <PageTabs
      title="Vizyon ve Misyon"
      tabs={[
        ...statements.map(({ section, label }) => ({
          value: section,
          label,
          content: () => (
            <SingleContent
              key={section}
              place={{ page: 'corporate', section }}
              title={label}
              shape={contentShapes.statement}
            />
          ),
        })),
        {
          value: 'head',
          label: 'Başlık ve afiş',
          content: () => <PageHeadTab page="breadcrumbs" section="vision_mission" />,
        },
      ]}
    />
  );
}
