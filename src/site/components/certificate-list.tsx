import type { PublicCertificate } from '#features/certificates/certificate.ts';
import { fileSize } from '#shared/rules/file-size.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { Picture } from './picture.tsx';
import './certificate-list.css';

const sizes = '(min-width: 1025px) 12vw, 34vw';

type CertificateListProps = { certificates: readonly PublicCertificate[]; heading: 'h2' | 'h3' };

/** Certificates as small sheets with name and issuer; a certificate with a PDF links to it. */
export function CertificateList({ certificates, heading: Heading }: CertificateListProps) {
  const translate = useTexts();
  const { lang } = useSite();
  return (
    <ul className="certificates">
      {certificates.map(({ name, issuer, image, file, fallbacks }, index) => (
        <li key={index} className="certificate">
          <div className="certificate-sheet">
            {image ? <Picture picture={image} sizes={sizes} alt="" /> : <span aria-hidden />}
          </div>
          <div className="certificate-words">
            <Heading lang={fallbacks?.name}>{name}</Heading>
            {issuer && (
              <p className="certificate-issuer" lang={fallbacks?.issuer}>
                {issuer}
              </p>
            )}
            {file && (
              <a
                href={file.url}
                type={file.mime}
                aria-label={`${name}: ${translate('corporate.open_document')}`}
              >
                PDF, {fileSize(file.bytes, lang)}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
