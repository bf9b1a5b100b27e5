import { version } from '../../../../package.json';
import { Link } from 'react-router';
import { currentYear } from '#panel/format/format.ts';
import { usePageConfiguration } from '#panel/api/page-settings.ts';
import { paths } from '#shared/panel-paths.ts';
import classes from './footer.module.css';

export function Footer() {
  const { projectCompanyName } = usePageConfiguration();
  return (
    <footer className={classes.footer}>
      <Link to={paths.releases} title="Yenilikler">
        Sürüm {version}
      </Link>
      <span>
        © {currentYear(new Date())} {projectCompanyName}. Tüm hakları saklıdır.
      </span>
    </footer>
  );
}
