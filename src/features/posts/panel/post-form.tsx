import type { ReactNode } from 'react';
import type { Language } from '#features/languages/language.ts';
import type { Post, PostSection } from '../post.ts';
import { FormPage } from '#panel/form/form-page.tsx';
import { pagePreview, recordFormOptions } from '#panel/records/record-form.tsx';
import { RunningUploads, useRunningUploads } from '#panel/records/running-uploads.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { postFormDefinition } from './post-fields.ts';
import { PostMain } from './post-main.tsx';
import { sectionFacts } from './post-sections.ts';
import { PostSide } from './post-side.tsx';

type PostFormProps = {
  section: PostSection;
  /** The post to edit; undefined for a new one. */
  post?: Post;
  languages: readonly Language[];
  title: string;
  note?: ReactNode;
  actions?: (form: RecordForm<Post>) => ReactNode;
  onSaved: () => void;
};

export function PostForm({ section, post, languages, title, note, actions, onSaved }: PostFormProps) {
  const definition = postFormDefinition(section);
  const form = useRecordForm<Post>({
    ...recordFormOptions(definition, languages),
    record: post,
    onSaved,
  });
  const uploads = useRunningUploads();
  return (
    <RunningUploads value={uploads.setRunning}>
      <FormPage
        title={title}
        note={note}
        back={sectionFacts[section].back}
        form={form}
        preview={pagePreview(definition)}
        waitingFor={uploads.isAnyRunning ? 'Görsel yükleniyor…' : undefined}
        actions={actions?.(form)}
        main={<PostMain form={form} section={section} />}
        side={<PostSide form={form} section={section} />}
      />
    </RunningUploads>
  );
}
