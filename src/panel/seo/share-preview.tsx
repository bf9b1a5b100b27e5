import { Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import { readableOn } from '#shared/colour.ts';
import { pictureFiles } from '#shared/picture-files.ts';
import { siteHost, usePageConfiguration } from '#panel/api/page-settings.ts';
import type { FieldPicture } from '#panel/picture/field-picture.ts';
import classes from './share-preview.module.css';

/** The picture of a link preview: a card that is made of name and photograph, or a picture as it is. */
export type SharePicture =
  | { kind: 'card'; name: string; photograph: FieldPicture | null; whenNone?: string }
  | { kind: 'plain'; note: string };

type SharePreviewProps = { title: string; description: string; picture: SharePicture };

/** A page as networks and messengers show its link. */
export function SharePreview({ title, description, picture }: SharePreviewProps) {
  const { publicUrl } = usePageConfiguration();
  return (
    <figure className={classes.preview} aria-label="Paylaşım önizlemesi">
      <div className={classes.card}>
        {picture.kind === 'card' && <Card {...picture} />}
        <div className={classes.words}>
          <p className={classes.host}>{siteHost()}</p>
          <p className={classes.title}>{title}</p>
          {description !== '' && <p className={classes.description}>{description}</p>}
        </div>
      </div>
      <Text component="figcaption" size="xs" c="dimmed">
        {publicUrl === ''
          ? 'Sunucuda PUBLIC_URL ayarlı değil: sayfalar şimdilik paylaşım resmi bildirmez.'
          : noteOf(picture)}
      </Text>
    </figure>
  );
}

function noteOf(picture: SharePicture): string {
  if (picture.kind === 'plain') return picture.note;
  const { photograph, whenNone } = picture;
  if (!photograph && whenNone) return whenNone;
  const until = photograph ? 'fotoğraf tek başına' : 'varsa firmanın paylaşım resmi';
  return `Bu resim, yayımdan sonra bir dakika içinde hazırlanır; o zamana kadar ${until} görünür.`;
}

type CardProps = { name: string; photograph: FieldPicture | null };

/** Shows the card nearly as the server draws it (docs/product.md, "Share cards"). */
function Card({ name, photograph }: CardProps) {
  const { mainColor, secondColor, projectCompanyName } = usePageConfiguration();
  const file = photograph && pictureFiles(photograph, 'jpeg').find(({ width }) => width >= 480);
  const shown = file ?? (photograph && pictureFiles(photograph, 'jpeg').at(-1));
  const colours = { '--main': mainColor, '--second': secondColor, '--on-main': readableOn(mainColor) };
  return (
    <div className={classes.picture} data-plain={!shown || undefined} style={colours as CSSProperties}>
      <div className={classes.letters}>
        <span data-size={sizeOf(name, shown ? 1 : 2)}>{name}</span>
        <small>{projectCompanyName}</small>
      </div>
      {shown && <img src={shown.url} alt="" />}
    </div>
  );
}

/** Long names have smaller letters; a card without a photograph has room for `widths` times as many. */
function sizeOf(name: string, widths: number): string {
  const length = Array.from(name).length / widths;
  if (length <= 24) return 'large';
  if (length <= 50) return 'medium';
  return length <= 100 ? 'small' : 'smallest';
}
