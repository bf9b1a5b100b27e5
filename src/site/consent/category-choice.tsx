import { categoryOf, vendorNames, type ConsentCategory } from '#features/integrations/integrations.rules.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { cookieRegister, type RegisteredCookie } from '#features/cookies/cookie-register.rules.ts';

type CategoryChoiceProps = {
  categories: readonly ConsentCategory[];
  granted: readonly ConsentCategory[];
  onChange: (granted: ConsentCategory[]) => void;
};

/** A checkbox for each category, with the list of cookies that its scripts store. */
export function CategoryChoice({ categories, granted, onChange }: CategoryChoiceProps) {
  const translate = useTexts();
  return (
    <div className="consent-categories">
      <div className="consent-category">
        <strong>{translate('consent.necessary')}</strong>
        <p>{translate('consent.necessary_text')}</p>
      </div>
      {categories.map((category) => (
        <div key={category} className="consent-category">
          <label>
            <input
              type="checkbox"
              checked={granted.includes(category)}
              aria-describedby={`consent-${category}`}
              onChange={({ target }) => {
                const others = granted.filter((other) => other !== category);
                onChange(target.checked ? [...others, category] : others);
              }}
            />
            <strong>{translate(`consent.${category}`)}</strong>
          </label>
          <p id={`consent-${category}`}>{translate(`consent.${category}_text`)}</p>
          <Register category={category} />
        </div>
      ))}
    </div>
  );
}

function Register({ category }: { category: ConsentCategory }) {
  const { configuration } = useSite();
  const translate = useTexts();
  return (
    <details>
      <summary>{translate('consent.register')}</summary>
      {configuration.integrations
        .filter((vendor) => categoryOf[vendor] === category)
        .map((vendor) => (
          <table key={vendor}>
            <caption>{vendorNames[vendor]}</caption>
            <thead>
              <tr>
                <th scope="col">{translate('consent.cookie')}</th>
                <th scope="col">{translate('consent.purpose')}</th>
                <th scope="col">{translate('consent.duration')}</th>
              </tr>
            </thead>
            <tbody>
              {cookieRegister[vendor].map((cookie) => (
                <tr key={cookie.name}>
                  <th scope="row">{cookie.name}</th>
                  <td>{translate(cookie.purpose)}</td>
                  <td>
                    <Duration lasts={cookie.lasts} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
    </details>
  );
}

function Duration({ lasts: [count, unit] }: Pick<RegisteredCookie, 'lasts'>) {
  const { lang } = useSite();
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
