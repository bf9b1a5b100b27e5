import { trimEndOf } from '#shared/rules/cut-text.ts';
import { useState, type ReactNode } from 'react';
import type { contactSections } from '../contact-information.ts';
import { LongTextField, RichField, SelectField, TextField } from '#panel/form/fields.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';

const inFooter = 'Sitenin altında görünür.';
const onContactPage = 'İletişim sayfasında görünür.';

/** For each section: its name, where the site shows it, and how its content is typed. */
const sections: Readonly<Record<(typeof contactSections)[number], Section>> = {
  telefon: { label: 'Telefon', use: inFooter, input: { type: 'tel', placeholder: '+90 212 000 00 00' } },
  email: { label: 'E-Posta', use: inFooter, input: { type: 'email', placeholder: 'bilgi@firmaniz.com' } },
  adres: { label: 'Adres', use: inFooter },
  shift: { label: 'Çalışma Saatleri', use: onContactPage },
  source_link: {
    label: 'Harita Bağlantısı',
    use: onContactPage,
    input: { type: 'url', placeholder: 'https://maps.google.com/…' },
  },
};
type Section = { label: string; use: string; input?: { type: string; placeholder: string } };

/** The section under which the panel shows entries that the site ignores. */
const otherSection = 'diger';

const infoOf = (section: string): Section | undefined =>
  (sections as Readonly<Record<string, Section>>)[section];

export function sectionLabel(section: string): string {
  return infoOf(section)?.label ?? (section === otherSection ? 'Diğer' : `Diğer: ${section}`);
}

type FieldsProps = { form: RecordForm; nameField: ReactNode };

/** The inputs for section, name and content; the section determines the kind of input for the content. */
export function ContentFields(props: FieldsProps) {
  return <SectionFields key={props.form.fields.key('section')} {...props} />;
}

function SectionFields({ form, nameField }: FieldsProps) {
  const { fields } = form;
  const [section, setSection] = useState(() => String(fields.getValues().section));
  fields.watch('section', ({ value }) => {
    setSection(String(value));
    const content = String(fields.getValues().content_data);
    if (section === 'adres') fields.setFieldValue('content_data', plainText(content));
  });
  const choices = new Set([...Object.keys(sections), otherSection, section]);
  return (
    <>
      <SelectField
        form={form}
        name="section"
        label="Bölüm"
        description={infoOf(section)?.use ?? 'Sitede görünmez.'}
        allowDeselect={false}
        data={[...choices].map((value) => ({ value, label: sectionLabel(value) }))}
      />
      {nameField}
      <ContentField form={form} section={section} />
    </>
  );
}

function ContentField({ form, section }: { form: RecordForm; section: string }) {
  const { label = 'İçerik', input } = infoOf(section) ?? {};
  const shared = { form, name: 'content_data', label };
  if (section === 'adres') return <RichField {...shared} lang={form.lang} />;
  if (!input) return <LongTextField {...shared} minRows={2} withAsterisk />;
  return <TextField {...shared} {...input} spellCheck={false} withAsterisk />;
}

/** An address as one line of text, without markup. */
export function plainText(content: string): string {
  const marked = content.replace(/<br\s*\/?>|<\/(p|li|h[2-4])>|\n/g, ', ');
  if (!/<[a-z]/i.test(content)) return marked;
  const text = new DOMParser().parseFromString(marked, 'text/html').body.textContent;
  return trimEndOf(text, /[\s,]/);
}
