import type { Post, PostSection } from '../post.ts';
import { LongTextField, RichField, TextField } from '#panel/form/fields.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import { LanguageColumns, LanguageTabs } from '#panel/form/language-tabs.tsx';
import { SeoTexts } from '#panel/form/seo-texts.tsx';
import { useRouteDescription } from '#features/page-meta/panel/page-meta.api.ts';
import type { FieldPicture } from '#panel/picture/field-picture.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';

type PostPartProps = { form: RecordForm<Post>; section: PostSection };

const summaryHints: Readonly<Record<PostSection, string>> = {
  blog: 'Blog listesinde, yazının başında ve arama sonuçlarında görünür.',
  fairs: 'Fuarın kartında ve takvim dosyasında görünür.',
  videos: 'Videonun altında görünür.',
};

/** Search engines read the text of a video as its transcript. */
const bodyLabels: Readonly<Record<PostSection, string>> = {
  blog: 'Metin',
  fairs: 'Metin',
  videos: 'Metin: videoda söylenenler ve görülenler',
};

export function PostMain({ form, section }: PostPartProps) {
  const isBlog = section === 'blog';
  const routeDescription = useRouteDescription('blog_detail');
  form.fields.useWatchValue('cover_id');
  const photograph = form.fields.getValues().cover_id as FieldPicture | null;
  const sharePicture = (name: string) => ({ kind: 'card' as const, name, photograph });
  return (
    <>
      <FormSection title="İçerik">
        <LanguageTabs form={form}>
          {(lang) => (
            <>
              <TextField
                form={form}
                name={`title_${lang}`}
                label="Başlık"
                lang={lang}
                withAsterisk={lang === form.languages[0]?.abbr}
              />
              {section === 'fairs' && (
                <TextField
                  form={form}
                  name={`place_${lang}`}
                  label="Yer"
                  description="Şehir, fuar alanı ve salon."
                  lang={lang}
                />
              )}
              <LongTextField
                form={form}
                name={`summary_${lang}`}
                label="Özet"
                description={summaryHints[section]}
                minRows={2}
                lang={lang}
              />
              <RichField
                form={form}
                name={`body_${lang}`}
                label={bodyLabels[section]}
                lang={lang}
                isIllustrated
              />
            </>
          )}
        </LanguageTabs>
      </FormSection>
      {isBlog && (
        <FormSection title="Arama motorları">
          <LanguageColumns form={form}>
            {(lang) => (
              <SeoTexts
                form={form}
                lang={lang}
                {...seo}
                routeDescription={routeDescription}
                sharePicture={sharePicture}
              />
            )}
          </LanguageColumns>
        </FormSection>
      )}
    </>
  );
}

const seo = {
  path: '/blog/',
  titleFrom: ['title'],
  descriptionFrom: ['summary'],
  whenEmpty: {
    title: 'Boşsa yazının başlığı kullanılır.',
    description: 'Boşsa özet, o da yoksa Sayfa Başlıkları’ndaki açıklama kullanılır.',
  },
};
