import type { ComponentProps, MouseEvent } from 'react';
import { isModifiedClick } from '../components/modified-click.ts';
import { useNavigate } from './routing.tsx';
import type { NavigateOptions } from './page-router.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & NavigateOptions & { to: string };

/** A link to a page of the site, which opens without a new document. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isElsewhere = event.button !== 0 || isModifiedClick(event) || (rest.target ?? '_self') !== '_self';
    if (event.defaultPrevented || isElsewhere) return;
    event.preventDefault();
    void navigate(to, { replace, state });
  };
  return <a {...rest} href={to} onClick={open} />;
}
