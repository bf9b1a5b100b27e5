import { version } from '../../../package.json';
import { currentYear } from '../format/format.ts';
import { pageConfiguration } from '../session/page-settings.ts';
import classes from './footer.module.css';

export function Footer() {
  return (
    <footer className={classes.footer}>
      <span>Sürüm {version}</span>
      <span>
        © {currentYear(new Date())} {pageConfiguration().projectCompanyName}. Tüm hakları saklıdır.
      </span>
    </footer>
  );
}
