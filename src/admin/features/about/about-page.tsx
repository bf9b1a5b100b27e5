import { PageHead, PageSection } from '../../components/page/page-head.tsx';
import { Certificates } from './certificates.tsx';

/** The content of the corporate page. */
export function AboutPage() {
  return (
    <>
      <PageHead title="Hakkımızda" />
      <PageSection value>
        <Certificates />
      </PageSection>
    </>
  );
}
