import { Button, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { ClaimOwner } from '../compliance.rules.ts';
import { claimLabels } from '../compliance.rules.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
import { HistoryList } from '#panel/history/history-list.tsx';
import { mayUse } from '#panel/session/permission.ts';
import { ClaimWords } from './claim-words.tsx';
import type { Claim } from './claims-part.tsx';
import { useClaimsHistory } from './claims.api.ts';
import classes from './claims-part.module.css';

type ClaimsHistoryProps = {
  owner: ClaimOwner;
  id: number;
  /** The present claims. */
  claims: readonly Claim[];
  save: (claims: readonly Claim[]) => Promise<void>;
  onRestored: () => void;
};

/** The changes of the claims of a product or a finish; an earlier list is stored again by one click. */
export function ClaimsHistory({ owner, id, claims, save, onRestored }: ClaimsHistoryProps) {
  const [page, setPage] = useState(1);
  const [busy, setBusy] = useState<number>();
  const query = useClaimsHistory(owner, id, page);
  const restore = async (entry: number, wanted: readonly Claim[]) => {
    setBusy(entry);
    try {
      await save(wanted);
      onRestored();
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <HistoryList query={query} page={page} onPage={setPage}>
      {({ id: entry, before, after }, isLatest) => {
        const old = before ?? [];
        const next = after ?? [];
        return (
          <>
            <Changes before={old} after={next} />
            {sameClaims(next, claims) ? (
              <Text size="xs" c="dimmed" mt="sm">
                {isLatest ? 'Şimdiki hâli' : 'Şimdikiyle aynı'}
              </Text>
            ) : (
              mayUse('content') && (
                <Button
                  variant="default"
                  size="xs"
                  mt="sm"
                  loading={busy === entry}
                  leftSection={<IconArrowBackUp size={15} aria-hidden />}
                  onClick={() => void restore(entry, next)}
                >
                  Bu sürüme dön
                </Button>
              )
            )}
          </>
        );
      }}
    </HistoryList>
  );
}

/** What a change added, changed and removed. */
function Changes({ before, after }: { before: readonly Claim[]; after: readonly Claim[] }) {
  const of = (claims: readonly Claim[], { kind }: Claim) => claims.find((one) => one.kind === kind);
  const isNew = (claim: Claim) =>
    !sameClaims(
      [claim],
      [of(before, claim)].filter((one) => one !== undefined),
    );
  const removed = before.filter((claim) => !of(after, claim));
  return (
    <ul className={classes.list}>
      {after.filter(isNew).map((claim) => (
        <li key={claim.kind} className={classes.change}>
          <ClaimWords claim={claim} />
          <Text component="span" size="xs" c="dimmed">
            {of(before, claim) ? <Before claim={of(before, claim)} /> : 'eklendi'}
          </Text>
        </li>
      ))}
      {removed.map(({ kind, value }) => (
        <li key={kind} className={classes.change}>
          <Text component="span" size="sm">
            <b>{claimLabels[kind]}</b>: <s>{value}</s>
          </Text>
          <Text component="span" size="xs" c="dimmed">
            kaldırıldı
          </Text>
        </li>
      ))}
    </ul>
  );
}

function Before({ claim }: { claim: Claim | undefined }) {
  if (!claim) return null;
  const { value, valid_until: until, document } = claim;
  const day = until === null ? 'süresiz' : `son gün ${until.split('-').toReversed().join('.')}`;
  return `önce: ${[value, day, document?.file_name].filter(Boolean).join(' · ')}`;
}

function sameClaims(one: readonly Claim[], other: readonly Claim[]): boolean {
  const text = (claims: readonly Claim[]) =>
    JSON.stringify(
      claims.map(({ kind, value, valid_until, document }) => [kind, value, valid_until, document?.media_id]),
    );
  return text(one) === text(other);
}
