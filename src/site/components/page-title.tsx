import { NonBreakingUnits } from './non-breaking-units.tsx';

/** Titles above this many characters are set smaller, so that a long name fits beside its picture. */
const longTitle = 45;

/** The heading of a page with a text that staff wrote; `lang` is set when it is a fallback text. */
export function PageTitle({ text, lang }: { text: string; lang: string | undefined }) {
  return (
    <h1 className={text.length > longTitle ? 'title title-long' : 'title'} lang={lang}>
      <NonBreakingUnits text={text} />
    </h1>
  );
}
