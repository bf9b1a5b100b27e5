import { Anchor, Progress, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Completeness } from '#features/languages/language.ts';
import { formatNumber } from '#panel/format/format.ts';
import { paths } from '#shared/panel-paths.ts';
import { useCompleteness, useLanguages } from '#panel/api/languages.api.ts';
import { DashboardSection } from './dashboard-section.tsx';
import classes from './dashboard-page.module.css';

/** This many rows fill the height of the product list beside this section. */
const shownKinds = 8;

/** Shows for each language how much of the content is translated. */
export function Translations() {
  const { data } = useCompleteness();
  const { data: languages = [] } = useLanguages();
  if (!data) return null;
  return (
    <DashboardSection
      title="Çeviriler"
      action={
        <Anchor component={Link} to={paths.languages} className={classes.more}>
          Dil işlemleri
        </Anchor>
      }
      empty={data.length === 0 && 'Sitede tek dil var. Yeni dili Dil İşlemleri ekranında ekleyebilirsiniz.'}
    >
      <ul className={classes.list}>
        {data.map(({ abbr, kinds }) => (
          <li key={abbr} className={classes.language}>
            <LanguageTotals
              name={languages.find((language) => language.abbr === abbr)?.lang ?? abbr}
              kinds={kinds}
            />
            {data.length === 1 && <Kinds kinds={kinds} />}
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}

function LanguageTotals({ name, kinds }: { name: string; kinds: readonly Completeness[] }) {
  const sum = (field: 'total' | 'missing' | 'outdated') =>
    kinds.reduce((count, kind) => count + kind[field], 0);
  const total = sum('total');
  const missing = sum('missing');
  const outdated = sum('outdated');
  // The share is rounded down, because 100 must mean complete: 299 of 300 gives 99.
  const share = total === 0 ? 100 : Math.floor(((total - missing) / total) * 100);
  return (
    <>
      <div className={classes.head}>
        <Text fw={550}>{name}</Text>
        <Text className={classes.number}>%{formatNumber(share)}</Text>
      </div>
      <Progress value={share} aria-label={`${name}: çevirilerin yüzdesi`} />
      <Text size="xs" c="dimmed">
        {formatNumber(total - missing)} / {formatNumber(total)} kayıt tamam
        {outdated > 0 && `, ${formatNumber(outdated)} kaydın çevirisi güncel değil`}
      </Text>
    </>
  );
}

/** Lists the kinds of records, those with the most missing texts first. */
function Kinds({ kinds }: { kinds: readonly Completeness[] }) {
  const shown = kinds
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.missing - one.missing || other.total - one.total)
    .slice(0, shownKinds);
  return (
    <dl className={classes.kinds}>
      {shown.map(({ resource, called, total, missing }) => (
        <div key={resource} className={classes.kind}>
          <dt>{called}</dt>
          <dd>
            {formatNumber(total - missing)} / {formatNumber(total)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
