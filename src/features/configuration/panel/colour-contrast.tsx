import { IconCheck, IconX } from '@tabler/icons-react';
import { contrast } from '#shared/colour.ts';
import { colourPairs, contrastText, type ColourPair } from './colour-pairs.ts';
import classes from './colour-contrast.module.css';

type ColourContrastProps = { mainColor: string; secondColor: string };

/** Lists the colour pairs of the pages, each with a sample, its contrast and whether WCAG 2.2 AA accepts it. */
export function ColourContrast(colours: ColourContrastProps) {
  return (
    <table className={classes.table}>
      <caption>Renklerin kullanıldığı yerler ve okunurluk</caption>
      <thead>
        <tr>
          <th scope="col">Örnek</th>
          <th scope="col">Yer</th>
          <th scope="col">Karşıtlık</th>
          <th scope="col">AA</th>
        </tr>
      </thead>
      {colourPairs(colours).map(({ place, pairs }) => (
        <tbody key={place}>
          <tr>
            <th scope="rowgroup" colSpan={4} className={classes.place}>
              {place}
            </th>
          </tr>
          {pairs.map((pair) => (
            <PairRow key={pair.use} {...pair} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function PairRow({ use, front, ground, least, replaced }: ColourPair) {
  const isEnough = contrast(front, ground) >= least;
  return (
    <tr>
      <td>
        <span className={classes.sample} style={{ background: ground, color: front }} aria-hidden>
          Aa
        </span>
      </td>
      <td>
        {use}
        {replaced && (
          <span className={classes.note}>
            {replaced.wanted} burada okunmaz; yerine {replaced.used} kullanılır.
          </span>
        )}
      </td>
      <td className={classes.ratio}>{contrastText(front, ground)}</td>
      <td className={classes.verdict} data-enough={isEnough}>
        {isEnough ? <IconCheck size={16} aria-hidden /> : <IconX size={16} aria-hidden />}
        {isEnough ? 'Uygun' : 'Yetersiz'}
      </td>
    </tr>
  );
}
