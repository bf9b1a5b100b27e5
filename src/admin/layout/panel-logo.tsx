import { Link } from 'react-router';
import { paths } from '../navigation.ts';
import { pageConfiguration } from '../page-settings.ts';
import type { MenuLook } from './menu-entry-link.tsx';
import classes from './side-menu.module.css';

type PanelLogoProps = { look: MenuLook; onNavigate: (() => void) | undefined };

/** The company's logo and name, which lead to the statistics; a narrow menu has room for a sign only. */
export function PanelLogo({ look, onNavigate }: PanelLogoProps) {
  const { mainLogoPath, projectCompanyName } = pageConfiguration();
  const isNarrow = look !== 'default';
  return (
    <Link
      to={paths.dashboard}
      className={classes.logo}
      title={isNarrow ? projectCompanyName : undefined}
      onClick={onNavigate}
    >
      {mainLogoPath && <img src={mainLogoPath} alt="" className={classes.picture} />}
      {!mainLogoPath && isNarrow && (
        <span className={classes.monogram} aria-hidden>
          {projectCompanyName.charAt(0).toLocaleUpperCase('tr')}
        </span>
      )}
      <span className={classes.company}>{projectCompanyName}</span>
    </Link>
  );
}
