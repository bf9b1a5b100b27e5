import { useQuery } from '@tanstack/react-query';
import { InvitationWritten, User, Users, UserWritten, type Invitation } from '../user.ts';
import { Sessions } from '#features/sessions/session.ts';
import { Success } from '#shared/schema/envelope.ts';
import { read, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter, readAnew } from '#panel/api/queries.ts';

export const usersPath = '/users';
const pathOf = (id: number) => `${usersPath}/${id}`;
const succeeded = (call: Promise<Success>) => invalidateAfter(call);

export function useUsers() {
  return useQuery({ queryKey: [usersPath], queryFn: () => read(Users, usersPath) });
}

export function useUser(id: number) {
  return useQuery({ queryKey: [usersPath, id], queryFn: () => read(User, pathOf(id)), ...readAnew });
}

export async function createUser(fields: Fields): Promise<User> {
  return (await invalidateAfter(write(UserWritten, 'POST', usersPath, fields))).data;
}

export const inviteUser = (fields: Fields) =>
  invitation(write(InvitationWritten, 'POST', `${usersPath}/invitations`, fields));

/** Creates a new link for an invitation; earlier links no longer work. */
export const renewInvitation = (id: number) =>
  invitation(write(InvitationWritten, 'PUT', `${pathOf(id)}/invitation`));

/** Completes the link of an invitation: without `PUBLIC_URL` only the browser knows the site's origin. */
async function invitation(call: Promise<{ data: Invitation }>): Promise<Invitation> {
  const { data } = await invalidateAfter(call);
  return { ...data, link: new URL(data.link, location.origin).href };
}

/** Cancels an invitation by deleting its account. */
export const cancelInvitation = (id: number) =>
  succeeded(write(Success, 'DELETE', `${pathOf(id)}/invitation`));

export async function updateUser(id: number, fields: Fields): Promise<User> {
  return (await invalidateAfter(write(UserWritten, 'PUT', pathOf(id), fields))).data;
}

/** Sets another user's password and ends all sessions of that user. */
export const setUserPassword = (id: number, password: string) =>
  succeeded(write(Success, 'PUT', `${pathOf(id)}/password`, { password }));

export const deleteUser = (id: number) => succeeded(write(Success, 'DELETE', pathOf(id)));

export const removeSecondFactor = (id: number) =>
  succeeded(write(Success, 'DELETE', `${pathOf(id)}/second-factor`));

export function useUserSessions(id: number) {
  return useQuery({
    queryKey: [usersPath, id, 'sessions'],
    queryFn: () => read(Sessions, `${pathOf(id)}/sessions`),
  });
}

export const endUserSession = (id: number, session: string) =>
  succeeded(write(Success, 'DELETE', `${pathOf(id)}/sessions/${session}`));

export const endUserSessions = (id: number) => succeeded(write(Success, 'DELETE', `${pathOf(id)}/sessions`));
