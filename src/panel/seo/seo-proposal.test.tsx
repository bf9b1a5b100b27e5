import { useForm } from '@mantine/form';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FormValues } from '#panel/form-state/changed-fields.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import { SeoProposal } from './seo-proposal.tsx';

function Form({ values }: { values: FormValues }) {
  const fields = useForm<FormValues>({ mode: 'uncontrolled', initialValues: values });
  return (
    <>
      <input aria-label="Ad" key={fields.key('name_tr')} {...fields.getInputProps('name_tr')} />
      <input aria-label="Başlık" key={fields.key('seo_title_tr')} {...fields.getInputProps('seo_title_tr')} />
      <SeoProposal form={{ fields }} lang="tr" kind="title" shownFrom={['name']} />
      <SeoProposal form={{ fields }} lang="tr" kind="description" shownFrom={['summary']} />
    </>
  );
}

const values = {
  name_tr: 'Dilli Toka 25 mm',
  summary_tr: 'Zamak döküm, çelik',
  description_tr: '<p>Kayış &amp; çanta için.</p>',
  seo_title_tr: '',
  seo_description_tr: '',
};
const offered = (name: string) => screen.queryByRole('group', { name });

it('a short title and description have proposals, and one click takes a proposal over', async () => {
  const { user } = openPanel(<Form values={values} />);
  expect(offered('Açıklama önerisi')?.textContent).toContain('Zamak döküm, çelik. Kayış & çanta için.');
  const title = offered('Başlık önerisi')?.firstElementChild?.textContent ?? '';
  expect(title).toMatch(/^Dilli Toka 25 mm – Zamak döküm, çelik/);
  await user.click(screen.getAllByRole('button', { name: 'Öneriyi Kullan' })[0] as HTMLElement);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Başlık' }).value).toBe(title);
});

it('texts of 50 characters and more have none', () => {
  const long = 'x'.repeat(50);
  openPanel(<Form values={{ ...values, seo_title_tr: long, seo_description_tr: long }} />);
  expect([offered('Başlık önerisi'), offered('Açıklama önerisi')]).toEqual([null, null]);
});
