import { contentShapes } from './content-shape-part.ts';
import type { Place } from './contents.api.ts';
import { SingleContent } from './single-content-part.tsx';

/** A tab that edits the head of a public page: title, sentence and a wide photograph. */
export function PageHeadTab(place: Place) {
  return (
    <SingleContent
      key={`${place.page}/${place.section}`}
      place={place}
      title="Sayfa başlığı ve afişi"
      note="Boş bırakırsanız sayfa kendi adıyla ve afişsiz görünür."
      shape={contentShapes.head}
    />
  );
}
