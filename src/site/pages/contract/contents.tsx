import { useTexts } from '../../loading/site-data.ts';
import type { Section } from './sections.ts';
import './contents.css';

type ContentsProps = { sections: readonly Section[]; lang: string | undefined };

/**
 * The table of contents, rendered twice: beside the text on wide screens, folded above it on narrow ones. CSS
 * hides one, because without scripts `details` cannot be open on wide screens only.
 */
export function Contents(props: ContentsProps) {
  const translate = useTexts();
  return (
    <>
      <nav className="contents contents-beside" aria-labelledby="contents">
        <h2 id="contents">{translate('contract.contents')}</h2>
        <Entries {...props} />
      </nav>
      <details className="contents contents-folded">
        <summary>{translate('contract.contents')}</summary>
        <nav aria-label={translate('contract.contents')}>
          <Entries {...props} />
        </nav>
      </details>
    </>
  );
}

function Entries({ sections, lang }: ContentsProps) {
  return (
    <ol lang={lang}>
      {sections.map(({ id, text, level }) => (
        <li key={id} className={level > 2 ? 'contents-inner' : undefined}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}
