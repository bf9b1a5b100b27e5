import type { MessageField } from '#features/public-forms/message-form.rules.ts';
import type { MessageType } from '#shared/rules/message-types.ts';
import type { Errors } from '../../forms/form-values.ts';
import { Field, type ControlProps } from '../../forms/field.tsx';
import { useTexts } from '../../loading/site-data.ts';
import type { ContactPageData } from '../contact.tsx';
import { isRequired, shownFields } from './topics.ts';

type Tours = ContactPageData['tours'];
type MessageFieldsProps = { type: MessageType; tours: Tours; tour: string; errors: Errors };

type InputProps = Pick<React.ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'spellCheck'>;

const inputs: Readonly<Partial<Record<MessageField, InputProps>>> = {
  name: { autoComplete: 'name', spellCheck: false },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  company: { autoComplete: 'organization' },
  group_size: { inputMode: 'numeric', autoComplete: 'off' },
  date: { type: 'date' },
};

/** The fields of a topic. Keyed by name, so that a field that two topics share keeps its text. */
export function MessageFields({ type, tours, tour, errors }: MessageFieldsProps) {
  const translate = useTexts();
  return (
    <div className="message-fields">
      {shownFields(type, tours.length > 0).map((name) => {
        const required = isRequired(type, name);
        return (
          <div key={name} className={`message-field message-${name}`}>
            <Field
              id={`message-${name}`}
              label={translate(`contact.${name}`)}
              note={required ? undefined : translate('contact.optional')}
              error={errors[name]}
            >
              {(control) => (
                <Control {...control} name={name} aria-required={required} tours={tours} tour={tour} />
              )}
            </Field>
          </div>
        );
      })}
    </div>
  );
}

type Props = ControlProps & { name: MessageField; 'aria-required': boolean; tours: Tours; tour: string };

function Control({ tours, tour, ...props }: Props) {
  const translate = useTexts();
  if (props.name === 'message') return <textarea {...props} rows={6} />;
  if (props.name !== 'tour_id') return <input {...inputs[props.name]} {...props} />;
  return (
    <select {...props} defaultValue={tour}>
      <option value="">{translate('contact.any_tour')}</option>
      {tours.map(({ id, name, lang }) => (
        <option key={id} value={id} lang={lang}>
          {name}
        </option>
      ))}
    </select>
  );
}
