import { ActionIcon, Button, Group } from '@mantine/core';
import { IconPencil, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Claims } from '../compliance.ts';
import { claimKinds, claimLabels, type ClaimOwner } from '../compliance.rules.ts';
import { noticeUpdated, showFailure } from '#panel/feedback/notices.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import { mayUse } from '#panel/session/permission.ts';
import { HistoryDrawer } from '#panel/history/history-button.tsx';
import { ClaimDialog } from './claim-dialog.tsx';
import { ClaimWords } from './claim-words.tsx';
import { ClaimsHistory } from './claims-history.tsx';
import { saveClaims, useClaims } from './claims.api.ts';
import classes from './claims-part.module.css';

export type Claim = Claims['claims'][number];
type ClaimsPartProps = { owner: ClaimOwner; id: number };

/** The compliance claims of a saved product or finish. Every change is stored at once. */
export function ClaimsPart({ owner, id }: ClaimsPartProps) {
  const { data, refetch } = useClaims(owner, id);
  const [opened, setOpened] = useState<Claim | 'new' | null>(null);
  const mayWrite = mayUse('content');
  const claims = data?.claims ?? [];
  const free = claimKinds.filter((kind) => claims.every((claim) => claim.kind !== kind));
  const save = async (next: readonly Claim[]) => {
    const inputs = next.map(({ document, kind, value, valid_until }) => ({
      kind,
      value,
      valid_until,
      document_id: document?.media_id ?? null,
    }));
    await saveClaims(owner, id, { claims: inputs, version: data?.claims_version ?? '' });
    noticeUpdated();
  };
  const remove = async ({ kind }: Claim) => {
    try {
      await save(claims.filter((claim) => claim.kind !== kind));
    } catch (error) {
      showFailure(error);
      await refetch();
    }
  };
  return (
    <FormSection
      title="Uygunluk belgeleri"
      hint={
        owner === 'product'
          ? 'Ürünün ve kaplamalarının belgeleri ürün sayfasında görünür; son gününün ardından kalkar. Her değişiklik hemen kaydedilir.'
          : 'Bu kaplamadaki bütün ürünlerin sayfasında görünür; son gününün ardından kalkar. Her değişiklik hemen kaydedilir.'
      }
    >
      {claims.length > 0 && (
        <ul className={classes.list}>
          {claims.map((claim) => (
            <li key={claim.kind} className={classes.row}>
              <ClaimWords claim={claim} />
              {mayWrite && (
                <Group gap={4} wrap="nowrap">
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={`${claimLabels[claim.kind]}: düzenle`}
                    onClick={() => setOpened(claim)}
                  >
                    <IconPencil size={18} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={`${claimLabels[claim.kind]}: kaldır`}
                    onClick={() => void remove(claim)}
                  >
                    <IconX size={18} aria-hidden />
                  </ActionIcon>
                </Group>
              )}
            </li>
          ))}
        </ul>
      )}
      <Group gap="xs">
        {mayWrite && data && free.length > 0 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={15} aria-hidden />}
            onClick={() => setOpened('new')}
          >
            Beyan Ekle
          </Button>
        )}
        <HistoryDrawer title="Uygunluk belgeleri: geçmiş" isSmall>
          {(close) => <ClaimsHistory {...{ owner, id, claims, save }} onRestored={close} />}
        </HistoryDrawer>
      </Group>
      {opened !== null && (
        <ClaimDialog
          claim={opened === 'new' ? undefined : opened}
          kinds={opened === 'new' ? free : [opened.kind]}
          onSave={(saved) => save([...claims.filter(({ kind }) => kind !== saved.kind), saved])}
          onClose={() => setOpened(null)}
        />
      )}
    </FormSection>
  );
}
