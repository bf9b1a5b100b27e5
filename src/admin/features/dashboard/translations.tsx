import { Anchor, Progress, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatNumber } from '../../format/format.ts';
import { paths } from '../../navigation.ts';
import { useCompleteness, useLanguages } from '../languages/languages.api.ts';
import { DashboardSection } from './dashboard-section.tsx';
import classes from './dashboard-page.module.css';

/** How complete each language is beside the main one. */
export function Translations() {
  const { data, isPending } = useCompleteness();
  const { data: languages = [] } = useLanguages();
  if (!isPending && !data) return null;
  return (
    <DashboardSection
      title="Çeviriler"
      action={
        <Anchor component={Link} to={paths.languages} className={classes.more}>
          Dil işlemleri
        </Anchor>
      }
      isLoading={isPending}
      empty={data?.length === 0 && 'Sitede tek dil var. Yeni dili Dil İşlemleri ekranında ekleyebilirsiniz.'}
    >
      <ul className={classes.list}>
        {data?.map(({ abbr, kinds }) => {
          const sum = (field: 'total' | 'missing' | 'outdated') =>
            kinds.reduce((count, kind) => count + kind[field], 0);
          const [total, missing, outdated] = [sum('total'), sum('missing'), sum('outdated')];
          const name = languages.find((language) => language.abbr === abbr)?.lang ?? abbr;
          // 299 of 300 are 99: a hundred means complete.
          const share = total === 0 ? 100 : Math.floor(((total - missing) / total) * 100);
          return (
            <li key={abbr} className={classes.language}>
              <div className={classes.head}>
                <Text fw={550}>{name}</Text>
                <Text className={classes.number}>%{formatNumber(share)}</Text>
              </div>
              <Progress value={share} aria-label={`${name}: çevirilerin yüzdesi`} />
              <Text size="xs" c="dimmed">
                {formatNumber(total - missing)} / {formatNumber(total)} kayıt tamam
                {outdated > 0 && `, ${formatNumber(outdated)} kaydın çevirisi güncel değil`}
              </Text>
            </li>
          );
        })}
      </ul>
    </DashboardSection>
  );
}
