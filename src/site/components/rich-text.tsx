import { withTableFrames } from './wide-tables.ts';
import './rich-text.css';

/** Rich text that staff wrote. The server cleans its markup on save (docs/product.md, "Rich text"). */
export function RichText({
  html,
  lang,
  className = '',
}: {
  html: string;
  lang?: string | undefined;
  className?: string;
}) {
  const framed = withTableFrames(html);
  return (
    <div className={`rich-text ${className}`} lang={lang} dangerouslySetInnerHTML={{ __html: framed }} />
  );
}
