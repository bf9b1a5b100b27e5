import type { PublicCertificate } from '#features/certificates/certificate.ts';
import { CertificateList } from '../../components/certificate-list.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useTexts } from '../../loading/site-data.ts';
import './certificates.css';

type CertificatesProps = { title: string; certificates: readonly PublicCertificate[] };

export function Certificates({ title, certificates }: CertificatesProps) {
  const translate = useTexts();
  return (
    <section className="home-certificates container" aria-labelledby="certificates">
      <div className="home-certificates-head">
        <h2 id="certificates">{title}</h2>
        <SiteLink page="about_us" className="content-link">
          {translate('home.certificates_link')}
          <span aria-hidden />
        </SiteLink>
      </div>
      <CertificateList certificates={certificates} heading="h3" />
    </section>
  );
}
