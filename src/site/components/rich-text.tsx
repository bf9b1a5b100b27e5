import './rich-text.css';

/** Staff's rich text. Its markup was cleaned against an allow-list when it was stored (design.md §3). */
export function RichText({
  html,
  lang,
  className = '',
}: {
  html: string;
  lang?: string | undefined;
  className?: string;
}) {
  return <div className={`rich-text ${className}`} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
