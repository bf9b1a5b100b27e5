import { Radio } from '@mantine/core';
import { useState } from 'react';
import { guessSocialIcon, socialIcons } from '../social-icon.rules.ts';
import { SocialIcon } from '#ui/social-icon.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import classes from './icon-field.module.css';

type FormProps = { form: Pick<RecordForm, 'fields'> };

export function IconField({ form }: FormProps) {
  return <IconChoice key={form.fields.key('icon_name')} form={form} />;
}

/** A choice of icons. The icon follows the typed name until staff choose another one. */
function IconChoice({ form: { fields } }: FormProps) {
  const input = fields.getInputProps('icon_name');
  const [icon, setIcon] = useState(String(input.defaultValue));
  const choose = (name: string) => {
    setIcon(name);
    (input.onChange as (value: string) => void)(name);
  };
  fields.watch('name', ({ previousValue, value }) => {
    if (icon === guessSocialIcon(String(previousValue))) choose(guessSocialIcon(String(value)));
  });
  return (
    <Radio.Group
      label="Simge"
      description="Ada göre seçilir; başkasını da seçebilirsiniz."
      value={icon}
      onChange={choose}
      error={input.error as string | undefined}
    >
      <div className={classes.icons}>
        {Object.entries(socialIcons).map(([name, label]) => (
          <Radio.Card key={name} value={name} className={classes.icon}>
            <SocialIcon name={name} size={22} />
            {label}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}

/** Shows an icon at the place where other records show their picture. */
export function IconPicture({ name }: { name: string }) {
  return (
    <span className={classes.picture}>
      <SocialIcon name={name} />
    </span>
  );
}
