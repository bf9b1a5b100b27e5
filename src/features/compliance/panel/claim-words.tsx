import { Text } from '@mantine/core';
import { claimLabels } from '../compliance.rules.ts';
import { DocumentLink } from '#panel/picture/document-link.tsx';
import type { Claim } from './claims-part.tsx';
import classes from './claims-part.module.css';

/** A claim in words, with its last day and its PDF. */
export function ClaimWords({
  claim: { kind, value, valid_until: until, document, is_over: isOver },
}: {
  claim: Claim;
}) {
  const date = until?.split('-').toReversed().join('.');
  return (
    <span className={classes.words}>
      <Text component="span" size="sm">
        <b>{claimLabels[kind]}</b>: {value}
      </Text>
      <Text component="span" size="sm" c={isOver ? 'var(--mantine-color-error)' : 'dimmed'}>
        {date === undefined
          ? 'Süresiz'
          : `Son gün ${date}${isOver ? ', süresi doldu; sitede görünmüyor' : ''}`}
      </Text>
      {document && <DocumentLink file={document} text={document.file_name} />}
    </span>
  );
}
