import './trap-field.css';

/** A field that people neither see nor reach; a program that fills it gives itself away. */
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
