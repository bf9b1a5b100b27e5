import type { Picture as PictureData } from '#shared/schema/media.ts';
import { coverWindowSizes } from '../../components/cover-sizes.ts';
import { Picture } from '../../components/picture.tsx';
import { useTexts } from '../../loading/site-data.ts';
import './hero.css';

type HeroProps = { picture: PictureData | null; hasCollection: boolean };

/** The first screen of the home page without slides: a photograph with one sentence below it. */
export function Hero({ picture, hasCollection }: HeroProps) {
  const translate = useTexts();
  return (
    <section className={picture ? 'hero' : 'hero hero-plain'}>
      {picture && (
        <Picture
          picture={picture}
          sizes={coverWindowSizes(picture, { height: 80, maxHeight: 112 })}
          alt=""
          loading="priority"
          className="hero-picture"
        />
      )}
      <div className="hero-label container">
        <h1>{translate('home.hero_title')}</h1>
        {hasCollection && (
          <a href="#collection">
            {translate('home.hero_link')}
            <span aria-hidden />
          </a>
        )}
      </div>
    </section>
  );
}
