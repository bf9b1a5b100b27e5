import { PageTabs } from '../../components/page/page-tabs.tsx';
import { contentShapes } from '../contents/content-shape.ts';
import { PageHeadEditor } from '../contents/page-head-editor.tsx';
import { SingleContent } from '../contents/single-content.tsx';

const statements = [
  { section: 'vision', label: 'Vizyon' },
  { section: 'mission', label: 'Misyon' },
] as const;

/** The content of the page "Vizyon ve Misyon". */
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
          content: () => <PageHeadEditor page="breadcrumbs" section="vision_mission" />,
        },
      ]}
    />
  );
}
