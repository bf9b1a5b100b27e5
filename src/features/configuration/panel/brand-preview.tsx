import { VisuallyHidden } from '@mantine/core';
import { isHexColour } from '#shared/colour.ts';
import { logoFor } from '../logo.rules.ts';
import { brandBackground, brandColours } from '#ui/brand-tokens.ts';
import type { Configuration } from '../configuration.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { shownUrl } from './fresh-pictures.ts';
import type { BrandPicture } from './site-settings-fields.ts';
import classes from './brand-preview.module.css';

type FormProps = { form: RecordForm<Configuration> };

/** The colours as typed. While a typed colour is invalid, the stored one is used. */
export function useTypedColours({ form: { fields, record } }: FormProps) {
  const colour = (name: 'mainColor' | 'secondColor') => {
    const typed = fields.getValues()[name];
    return typeof typed === 'string' && isHexColour(typed) ? typed : (record?.[name] ?? '');
  };
  fields.useWatchValue('mainColor');
  fields.useWatchValue('secondColor');
  return { mainColor: colour('mainColor'), secondColor: colour('secondColor') };
}

/** Previews the site's header, a link, a button and the footer with the typed colours, name and logos. */
export function BrandPreview({ form }: FormProps) {
  const colours = useTypedColours({ form });
  const { fields } = form;
  for (const name of ['projectCompanyName', 'legalTitle', 'mainLogoPath', 'darkLogoPath'])
    // A hook in a loop is allowed here: the fields and their order never change.
    fields.useWatchValue(name);
  const values = fields.getValues();
  const logos = {
    mainLogoPath: shownUrl(values.mainLogoPath as BrandPicture | null),
    darkLogoPath: shownUrl(values.darkLogoPath as BrandPicture | null),
  };
  const name = String(values.projectCompanyName);
  const { brand, accent } = brandColours(colours);
  return (
    <figure className={classes.preview} aria-label="Sitenin önizlemesi">
      <div className={classes.head}>
        <Logo url={logoFor('light', logos)} name={name} />
        <span className={classes.menu} aria-hidden>
          Koleksiyon <span>Katalog</span> <span>İletişim</span>
        </span>
      </div>
      <div className={classes.body}>
        <p className={classes.title}>Metal aksesuarlar</p>
        <p>
          Ölçüleri ve kaplamaları görün;{' '}
          <span style={{ color: accent.ink, textDecoration: 'underline' }}>kataloğu indirin</span>.
        </p>
        <div className={classes.row}>
          <span className={classes.button} style={{ background: brand.colour, color: brand.on }}>
            Teklif iste
          </span>
          <span className={classes.tile} style={{ background: accent.colour, color: accent.on }}>
            Tokalar
          </span>
        </div>
      </div>
      <div className={classes.foot} style={{ background: brand.colour, color: brand.on }}>
        <Logo url={logoFor(brandBackground(colours), logos)} name={name} />
        <small>{String(values.legalTitle) || name}</small>
      </div>
      <VisuallyHidden>
        Ana renk {colours.mainColor}, ikinci renk {colours.secondColor}
      </VisuallyHidden>
    </figure>
  );
}

function Logo({ url, name }: { url: string; name: string }) {
  return url ? (
    <img src={url} alt="" className={classes.logo} />
  ) : (
    <span className={classes.name}>{name}</span>
  );
}
