import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from '#panel/store.ts';
import { paths } from '#shared/panel-paths.ts';
import { secondFactorDuty } from '#panel/api/second-factor-duty.ts';

/** Redirects every screen to the user's profile while the server requires a second factor first. */
export function SecondFactorGate() {
  const isDuty = useStore(secondFactorDuty);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isDuty && pathname !== paths.profile) void navigate(paths.profile, { replace: true });
  }, [isDuty, pathname, navigate]);
  return null;
}
