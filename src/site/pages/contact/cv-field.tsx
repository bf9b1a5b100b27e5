import { useRef, useState } from 'react';
import { maxCvMegabytes } from '#features/media/upload-limits.rules.ts';
import { useEarlyInput } from '../../forms/use-early-input.ts';
import { useTexts } from '../../loading/site-data.ts';
import './cv-field.css';

/**
 * The file of a job application. The label is styled as the button, because browsers label
 * their own in another language.
 */
export function CvField({ error }: { error: string | undefined }) {
  const translate = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const showName = ({ files }: HTMLInputElement) => setName(files?.[0]?.name ?? '');
  useEarlyInput(input, showName);
  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    setName('');
    input.current.focus();
  };
  return (
    <div className="cv-field field">
      <span id="message-file-label" className="cv-title">
        {translate('contact.file')}{' '}
        <span className="field-note">
          {translate('contact.optional')}, {translate('contact.file_hint', { max: maxCvMegabytes })}
        </span>
      </span>
      <div className="cv-choice">
        <input
          ref={input}
          id="message-file"
          type="file"
          name="file"
          accept="application/pdf,.pdf"
          aria-labelledby="message-file-label message-file-button"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'message-file-error' : undefined}
          onChange={({ target }) => showName(target)}
        />
        <label id="message-file-button" htmlFor="message-file" className="button button-quiet">
          {translate(name ? 'contact.change_file' : 'contact.choose_file')}
        </label>
        {name && (
          <p className="cv-name">
            <span>{name}</span>
            <button type="button" onClick={remove}>
              {translate('contact.remove_file')}
            </button>
          </p>
        )}
      </div>
      <p className="field-error" id="message-file-error">
        {error}
      </p>
    </div>
  );
}
