import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDismiss } from './use-dismiss.ts';
import { useMenuReset } from './use-menu-reset.ts';
import { useRouteKey } from './use-route-key.ts';
import './menu-details.css';

type MenuDetailsProps = {
  label: string;
  className: string;
  panelClassName: string;
  children: (isOpen: boolean) => ReactNode;
};

/** A menu of the navbar. It opens without scripts too, and closes when a link in it is clicked. */
export function MenuDetails({ label, className, panelClassName, children }: MenuDetailsProps) {
  const routeKey = useRouteKey();
  const menu = useRef<HTMLDetailsElement>(null);
  const [openRoute, setOpenRoute] = useState<string | null>(null);
  const isOpen = openRoute === routeKey;
  const close = () => setOpenRoute(null);
  useMenuReset(close);
  // This keeps a menu open that the visitor opened before hydration.
  useEffect(() => {
    if (menu.current?.open) setOpenRoute(routeKey);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what happened before hydration
  }, []);
  useDismiss(menu, isOpen, close);

  return (
    <details
      ref={menu}
      className={`menu-details ${className}`}
      name="navbar-menu"
      open={isOpen}
      onToggle={(event) => setOpenRoute(event.currentTarget.open ? routeKey : null)}
    >
      <summary>{label}</summary>
      <div className={panelClassName} onClick={(event) => followsLink(event) && close()}>
        {children(isOpen)}
      </div>
    </details>
  );
}

/** Whether a click hit a link: the menu then closes, even if the link leads to the current page. */
export function followsLink({ target }: React.MouseEvent): boolean {
  return target instanceof Element && target.closest('a') !== null;
}
