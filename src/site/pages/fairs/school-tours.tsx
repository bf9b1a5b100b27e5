import type { PublicSchoolTour } from '#features/school-tours/school-tour.ts';
import { coverSizes } from '../../components/cover-sizes.ts';
import { Picture } from '../../components/picture.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useTexts } from '../../loading/site-data.ts';
import '../../components/content-link.css';
import './school-tours.css';

const mainSizes = '(min-width: 801px) 39vw 4/3, 90vw 4/3';
const smallSizes = '(min-width: 801px) 12vw 4/3, 29vw 4/3';

/** The number of small pictures below the first picture of a tour. */
const smallPictures = 3;

export function SchoolTours({ tours }: { tours: readonly PublicSchoolTour[] }) {
  const translate = useTexts();
  if (tours.length === 0) return null;
  return (
    <section className="tours container" aria-labelledby="school-tours">
      <header className="tours-head">
        <h2 id="school-tours">{translate('school_tours.title')}</h2>
        <p>{translate('school_tours.text')}</p>
      </header>
      <ul>
        {tours.map((tour) => (
          <li key={tour.id}>
            <Tour tour={tour} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tour({ tour }: { tour: PublicSchoolTour }) {
  const translate = useTexts();
  const { id, name, description, fallbacks, category, pictures } = tour;
  return (
    <article className={pictures.length > 0 ? 'tour' : 'tour tour-plain'} aria-labelledby={`tour-${id}`}>
      <div className="tour-words">
        <p className="tour-category" lang={category.fallbacks?.name}>
          {category.name}
        </p>
        <h3 id={`tour-${id}`} lang={fallbacks?.name}>
          {name}
        </h3>
        {description && <RichText html={description} lang={fallbacks?.description} />}
        <TourFacts tour={tour} />
        <SiteLink
          page="contact"
          query={{ topic: 'school-tour-request', tour: String(id) }}
          className="content-link"
          aria-label={`${translate('school_tours.request')}: ${name}`}
        >
          {translate('school_tours.request')}
          <span aria-hidden />
        </SiteLink>
      </div>
      <TourPictures tour={tour} />
    </article>
  );
}

function TourFacts({ tour: { duration, capacity } }: { tour: PublicSchoolTour }) {
  const translate = useTexts();
  const facts = [
    ['duration', duration, 'minutes'],
    ['capacity', capacity, 'visitors'],
  ] as const;
  const known = facts.flatMap(([label, value, unit]) => (value === null ? [] : [{ label, value, unit }]));
  if (known.length === 0) return null;
  return (
    <dl className="tour-facts">
      {known.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{translate(`school_tours.${label}`)}</dt>
          <dd>{translate(`school_tours.${unit}`, { count: value })}</dd>
        </div>
      ))}
    </dl>
  );
}

function TourPictures({ tour: { pictures } }: { tour: PublicSchoolTour }) {
  const [first, ...rest] = pictures;
  if (!first) return null;
  const small = rest.slice(0, smallPictures);
  return (
    <div className="tour-pictures">
      <Picture picture={first} sizes={coverSizes(first, mainSizes)} alt={first.alt} />
      {small.length > 0 && (
        <ul data-count={small.length}>
          {small.map((picture) => (
            <li key={picture.media_id}>
              <Picture picture={picture} sizes={coverSizes(picture, smallSizes)} alt={picture.alt} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
