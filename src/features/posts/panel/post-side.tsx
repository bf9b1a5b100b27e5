import type { Post, PostSection } from '../post.ts';
import { DateTimeField, DayField } from '#panel/form/date-time-field.tsx';
import { PublishedField, TextField } from '#panel/form/fields.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import { PictureField, VideoField } from '#panel/records/record-fields.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { MissingAlts } from './missing-alts-notice.tsx';
import { VideoPreview } from './video-preview.tsx';

type PostSideProps = { form: RecordForm<Post>; section: PostSection };

/** The fields of a post besides its texts. */
export function PostSide({ form, section }: PostSideProps) {
  return (
    <>
      {section === 'fairs' && <FairFields form={form} />}
      {section === 'videos' && (
        <FormSection title="Video">
          <VideoField
            form={form}
            name="video_file_id"
            label="Video dosyası"
            description="Sitede başka bir siteye bağlanmadan oynar."
          />
          <VideoLink form={form} />
        </FormSection>
      )}
      <FormSection title="Yayın">
        <PublishedField form={form} />
        <DateTimeField
          form={form}
          name="published_at"
          label="Yayın tarihi"
          description="Boşsa ilk yayına alındığı an. İleri bir tarihte o an görünür olur."
        />
        <MissingAlts form={form} />
      </FormSection>
      <FormSection title="Kapak">
        <PictureField form={form} name="cover_id" label="Kapak görseli" needsText={section !== 'videos'} />
      </FormSection>
      {section === 'blog' && (
        <FormSection title="Yazar ve sayfa adresi">
          <TextField form={form} name="author" label="Yazar" />
          <TextField
            form={form}
            name="seo_name"
            label="Sayfa adresi"
            description="Boş bırakırsanız başlıktan üretilir."
            leftSection="/blog/"
            leftSectionWidth={62}
            spellCheck={false}
          />
        </FormSection>
      )}
    </>
  );
}

/** The field for a video link. It is hidden if a file is chosen, because visitors then see the file. */
function VideoLink({ form }: Pick<PostSideProps, 'form'>) {
  form.fields.useWatchValue('video_file_id');
  if (form.fields.getValues().video_file_id) return null;
  return (
    <>
      <TextField
        form={form}
        name="video"
        label="ya da video adresi"
        type="url"
        placeholder="https://www.youtube.com/watch?v=…"
      />
      <VideoPreview form={form} />
    </>
  );
}

function FairFields({ form }: Pick<PostSideProps, 'form'>) {
  return (
    <FormSection title="Fuar">
      <DayField form={form} name="starts_on" label="Başlangıç" withAsterisk />
      <DayField form={form} name="ends_on" label="Bitiş" description="Boşsa fuar bir gün sürer." />
      <TextField form={form} name="stand" label="Stant" />
    </FormSection>
  );
}
