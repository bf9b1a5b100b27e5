import { version } from '../../../package.json';
import { pageConfiguration } from '../page-settings.ts';
import classes from './footer.module.css';

export function Footer() {
  return (
    <footer className={classes.footer}>
      <span>Sürüm {version}</span>
      <span>
        © {new Date().getFullYear()} {pageConfiguration().projectCompanyName}. Tüm hakları saklıdır.
      </span>
    </footer>
  );
}
