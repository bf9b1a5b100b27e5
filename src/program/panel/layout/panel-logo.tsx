import { Link } from 'react-router';
import { logoFor } from '#features/configuration/logo.rules.ts';
import { paths } from '#shared/panel-paths.ts';
import { usePageConfiguration } from '#panel/api/page-settings.ts';
import type { MenuLook } from './menu/menu-entry-link.tsx';
import { usePanelView } from '#panel/panel-view/use-panel-view.ts';
import classes from './menu/side-menu.module.css';

type PanelLogoProps = { look: MenuLook; onNavigate: (() => void) | undefined };

/** The company's logo or name, linked to the dashboard. A narrow menu shows the icon or the first letter. */
export function PanelLogo({ look, onNavigate }: PanelLogoProps) {
  const configuration = usePageConfiguration();
  const { favIcoLogoPath, projectCompanyName } = configuration;
  const { preferences } = usePanelView();
  const isNarrow = look !== 'default';
  const picture = isNarrow ? favIcoLogoPath : logoFor(preferences.menu, configuration);
  return (
    <Link
      to={paths.dashboard}
      className={classes.logo}
      title={isNarrow ? projectCompanyName : undefined}
      onClick={onNavigate}
    >
      {picture && <img src={picture} alt="" className={classes.picture} />}
      {!picture && isNarrow && (
        <span className={classes.monogram} aria-hidden>
          {projectCompanyName.charAt(0).toLocaleUpperCase('tr')}
        </span>
      )}
      <span className={classes.company} data-hidden={picture !== '' || isNarrow || undefined}>
        {projectCompanyName}
      </span>
    </Link>
  );
}
