import { version } from '../../../../package.json';
import { currentYear } from '#panel/format/format.ts';
import { usePageConfiguration } from '#panel/api/page-settings.ts';
import classes from './footer.module.css';

export function Footer() {
  const { projectCompanyName } = usePageConfiguration();
  return (
    <footer className={classes.footer}>
      <span>Sürüm {version}</span>
      <span>
        © {currentYear(new Date())} {projectCompanyName}. Tüm hakları saklıdır.
      </span>
    </footer>
  );
}
