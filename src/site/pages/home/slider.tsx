import type { PublicContentItem } from '#features/contents/content.ts';
import { ContentLink } from '../../components/content-link.tsx';
import { coverWindowSizes } from '../../components/cover-sizes.ts';
import { Picture } from '../../components/picture.tsx';
import { useTexts } from '../../loading/site-data.ts';
import { useSlides } from './use-slides.ts';
import './hero.css';
import './slider.css';

/** The first screen of the home page with slides. Visitors can scroll, step through and pause them. */
export function Slider({ slides }: { slides: readonly PublicContentItem[] }) {
  const translate = useTexts();
  const { track, reach, handlers, ...controls } = useSlides(slides.length);
  return (
    <section className="hero slider" aria-label={translate('home.slides')}>
      <div
        ref={track}
        className="slider-track"
        {...(slides.length > 1 && { tabIndex: 0, role: 'group', 'aria-label': translate('home.slides') })}
        {...handlers}
      >
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} isFirst={index === 0} isNear={index <= reach} />
        ))}
      </div>
      {slides.length > 1 && <Controls count={slides.length} {...controls} />}
    </section>
  );
}

type SlideProps = { slide: PublicContentItem; isFirst: boolean; isNear: boolean };

function Slide({ slide, isFirst, isNear }: SlideProps) {
  const { title, subtitle, image, link, link_text: linkText, fallbacks } = slide;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div className={image ? 'slide' : 'slide slide-plain'} data-near={isNear || undefined}>
      {image && (
        <Picture
          picture={image}
          sizes={coverWindowSizes(image, { height: 80, maxHeight: 112 })}
          alt={image.alt}
          loading={isFirst ? 'priority' : 'lazy'}
          className="hero-picture"
        />
      )}
      <div className="hero-label container">
        <div className="slide-words">
          <Heading lang={fallbacks?.title}>{title}</Heading>
          {subtitle && <p lang={fallbacks?.subtitle}>{subtitle}</p>}
        </div>
        <ContentLink href={link} text={linkText} lang={fallbacks?.link_text} />
      </div>
    </div>
  );
}

type ControlsProps = { count: number } & Omit<ReturnType<typeof useSlides>, 'track' | 'reach' | 'handlers'>;

function Controls({ count, index, isPlaying, toggle, show }: ControlsProps) {
  const translate = useTexts();
  const place = translate('home.slide_of', { number: index + 1, count });
  return (
    <div className="slider-controls">
      <button type="button" aria-label={translate('home.previous_slide')} onClick={() => show(index - 1)}>
        <span className="slider-arrow slider-back" aria-hidden />
      </button>
      <button
        type="button"
        aria-label={translate(isPlaying ? 'home.pause_slides' : 'home.play_slides')}
        onClick={toggle}
      >
        <span className={isPlaying ? 'slider-pause' : 'slider-play'} aria-hidden />
      </button>
      <button type="button" aria-label={translate('home.next_slide')} onClick={() => show(index + 1)}>
        <span className="slider-arrow" aria-hidden />
      </button>
      <p aria-label={place} aria-live={isPlaying ? 'off' : 'polite'}>
        {index + 1} / {count}
      </p>
    </div>
  );
}
