import { messageForms, type MessageField } from '#features/public-forms/message-form.rules.ts';
import { Field } from '../../forms/field.tsx';
import type { Errors } from '../../forms/form-values.ts';
import { useTexts } from '../../loading/site-data.ts';

const { required, optional } = messageForms.offer;

const inputs: Readonly<Partial<Record<MessageField, React.ComponentProps<'input'>>>> = {
  name: { autoComplete: 'name', spellCheck: false },
  email: { type: 'email', autoComplete: 'email' },
  company: { autoComplete: 'organization' },
  phone: { type: 'tel', autoComplete: 'tel' },
};

/** The fields of an offer request; required fields come first. */
export function DetailsFields({ errors }: { errors: Errors }) {
  const translate = useTexts();
  return (
    <div className="offer-details-fields">
      {[...required, ...optional].map((name) => (
        <Field
          key={name}
          id={`offer-${name}`}
          label={translate(`contact.${name}`)}
          note={required.includes(name) ? undefined : translate('contact.optional')}
          error={errors[name]}
        >
          {(control) =>
            name === 'message' ? (
              <textarea {...control} name={name} rows={3} />
            ) : (
              <input {...inputs[name]} {...control} name={name} aria-required={required.includes(name)} />
            )
          }
        </Field>
      ))}
    </div>
  );
}
