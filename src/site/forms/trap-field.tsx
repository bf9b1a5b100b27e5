import './trap-field.css';

/** A honeypot: people neither see nor reach this field, so only a bot fills it. */
export function TrapField() {
  return (
    <div className="trap-field" aria-hidden>
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
