import type { ContentItem } from '../content.ts';
import type { Language } from '#features/languages/language.ts';
import { FormLoading } from '#panel/form/form-loading.tsx';
import { FormPage, FormSection } from '#panel/form/form-page.tsx';
import { HistoryButton } from '#panel/history/history-button.tsx';
import { pagePreview, recordFormOptions } from '#panel/records/record-form.tsx';
import { RunningUploads, useRunningUploads } from '#panel/records/running-uploads.tsx';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { ContentMedia, contentFormDefinition, ContentPublication, ContentTexts } from './content-fields.tsx';
import type { ContentShape } from './content-shape-part.ts';
import { contentCalls, useSingleContent, type Place } from './contents.api.ts';

type SingleContentProps = { place: Place; title: string; note?: string; shape: ContentShape };

/** A tab with the form of a section's only item. The first save creates the item. */
export function SingleContent(props: SingleContentProps) {
  const item = useSingleContent(props.place);
  const languages = useLanguages();
  // Cached data of an earlier visit may hold an old version.
  if (item.data === undefined || !item.isFetchedAfterMount || !languages.data)
    return <FormLoading title={props.title} queries={[item, languages]} />;
  return <SingleContentForm {...props} item={item.data ?? undefined} languages={languages.data} />;
}

type FormProps = SingleContentProps & { item: ContentItem | undefined; languages: readonly Language[] };

function SingleContentForm({ place, title, note, shape, item, languages }: FormProps) {
  const calls = contentCalls(place);
  const definition = { calls, ...contentFormDefinition(shape) };
  const form = useRecordForm<ContentItem>({
    ...recordFormOptions(definition, languages),
    record: item,
    onSaved: () => undefined,
  });
  const uploads = useRunningUploads();
  return (
    <RunningUploads value={uploads.setRunning}>
      <FormPage
        title={title}
        note={note}
        form={form}
        preview={pagePreview(definition)}
        waitingFor={uploads.isAnyRunning ? 'Dosya yükleniyor…' : undefined}
        actions={form.record && <HistoryButton form={form} path={calls.path} schema={calls.record} />}
        main={
          <FormSection title="İçerik">
            <ContentTexts form={form} shape={shape} />
          </FormSection>
        }
        side={
          <FormSection title="Yayın">
            <ContentPublication form={form} shape={shape} />
            <ContentMedia form={form} shape={shape} />
          </FormSection>
        }
      />
    </RunningUploads>
  );
}
