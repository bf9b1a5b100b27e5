import type { PublicContentItem } from '#features/contents/content.ts';
import './figures.css';

/** What the company does in figures. */
export function Figures({ title, items }: { title: string; items: readonly PublicContentItem[] }) {
  return (
    <section className="figures container" aria-labelledby="figures">
      <h2 id="figures">{title}</h2>
      <dl>
        {items.map(({ id, title: figure, subtitle, fallbacks }) => (
          <div key={id}>
            <dt lang={fallbacks?.subtitle}>{subtitle}</dt>
            <dd lang={fallbacks?.title}>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
