import { brandIcon } from '../brand-icons.rules.ts';
import { usePageConfiguration } from '#panel/api/page-settings.ts';
import { shownUrl } from './fresh-pictures.ts';
import type { BrandPicture } from './site-settings-fields.ts';
import classes from './icon-preview.module.css';

type IconPreviewProps = {
  picture: BrandPicture;
  /** The address prefix of the stored icon's files; empty if another picture or a path is chosen. */
  iconSet: string;
};

/** The icon as people see it: in a browser tab, in bookmarks and on a phone's home screen. */
export function IconPreview({ picture, iconSet }: IconPreviewProps) {
  const { projectCompanyName } = usePageConfiguration();
  const file = (name: '32.png' | '48.png' | '180.png') =>
    iconSet ? brandIcon(iconSet, name) : shownUrl(picture);
  return (
    <div className={classes.sizes} aria-hidden>
      <span className={classes.tab}>
        <img src={file('32.png')} alt="" width={16} height={16} />
        <span>{projectCompanyName}</span>
      </span>
      <img src={file('48.png')} alt="" width={32} height={32} />
      <img src={file('180.png')} alt="" width={60} height={60} className={classes.home} />
    </div>
  );
}
