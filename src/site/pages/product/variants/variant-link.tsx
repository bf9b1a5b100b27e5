import { pagePath } from '#features/site-api/page-addresses.rules.ts';
import { useSite } from '../../../loading/site-data.ts';
import { Link, type LinkProps } from '../../../routing/link.tsx';

type VariantLinkProps = Omit<LinkProps, 'to' | 'replace'> & {
  seoName: string;
  /** If it is undefined, the link leads to the product without a chosen variant. */
  code: string | undefined;
};

/** Links to a variant of the same product. The scroll position stays, and Back leaves the product. */
export function VariantLink({ seoName, code = '', ...rest }: VariantLinkProps) {
  const { prefix } = useSite();
  const to = pagePath(prefix, { name: 'product', params: { seo_name: seoName }, query: { v: code } });
  return <Link {...rest} to={to} replace rel="nofollow" />;
}
