import type { Bench } from '../bench.ts';
import { measureGrowth } from '../growth.ts';
import type { Row } from '../rows.ts';
import { signIn } from '../staff.ts';

const list = '/api/admin/products?section=catalogue';

export function measureAdminList(bench: Bench): Promise<Row[]> {
  return measureGrowth(
    bench,
    [
      { what: 'first page', path: list },
      { what: 'page 30', path: `${list}&page=30` },
      { what: 'inactive ones', path: `${list}&is_active=0` },
      // Ids start at 1: the largest main category was created first, a small one last.
      { what: 'large category', path: `${list}&category_id=1` },
      { what: 'small category', path: `${list}&category_id=27` },
      { what: 'one transporter type', path: `${list}&transporter_types=kordon` },
      {
        what: 'large category, one transporter type, inactive',
        path: `${list}&category_id=1&transporter_types=kordon&is_active=0`,
      },
      { what: 'by name', path: `${list}&sort=name` },
      { what: 'by name, page 30', path: `${list}&sort=name&page=30` },
      {
        what: 'by last change, large category',
        path: `${list}&sort=updated_at&direction=desc&category_id=1`,
      },
      { what: 'without a picture', path: `${list}&without=picture` },
      { what: 'without English, shown', path: `${list}&without=en&state=shown` },
      { what: 'search, rare', path: `${list}&search=kardelen` },
      { what: 'search, common', path: `${list}&search=toka` },
    ],
    { signIn: async (url) => (await signIn(url)).headers },
  );
}
