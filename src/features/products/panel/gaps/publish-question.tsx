import { Anchor, Button, Group, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { Gap } from '../../product-gaps.rules.ts';
import { gapGroups } from './gap-words.ts';
import classes from './completeness-section.module.css';

/** A line of the question: what is missing, and how one gets there. */
export type MissingLine = { who: Gap['who']; text: string; go?: () => void };

type Question = {
  title: string;
  /** What the lines are about. */
  intro: string;
  lines: readonly MissingLine[];
  /** The label of the answer that leads to the first gap, and where it leads. */
  fill: { label: string; go: () => void };
  publish: () => void;
};

/** More lines would hide the answers. */
const shownLines = 8;

/** Says what visitors, search engines and other languages would still miss. It stops nobody. */
export function askToPublish(question: Question): void {
  const modalId = modals.open({
    title: question.title,
    size: 460,
    closeButtonProps: { 'aria-label': 'Kapat' },
    children: <Missing {...question} close={() => modals.close(modalId)} />,
  });
}

function Missing({ intro, lines, fill, publish, close }: Question & { close: () => void }) {
  const after = (step: () => void) => () => {
    close();
    step();
  };
  return (
    <>
      <Text size="sm">{intro}</Text>
      {(Object.keys(gapGroups) as Gap['who'][]).map((who) => {
        const own = lines.slice(0, shownLines).filter((line) => line.who === who);
        if (own.length === 0) return null;
        return (
          <div key={who}>
            <Text size="sm" fw={600} mt="sm">
              {gapGroups[who]}
            </Text>
            <ul className={classes.missing}>
              {own.map(({ text, go }) => (
                <li key={text}>
                  {go ? (
                    <Anchor
                      component="button"
                      type="button"
                      size="sm"
                      ta="start"
                      underline="always"
                      onClick={after(go)}
                    >
                      {text}
                    </Anchor>
                  ) : (
                    text
                  )}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {lines.length > shownLines && (
        <Text size="sm" c="dimmed" mt={4}>
          … ve {lines.length - shownLines} eksik daha
        </Text>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={after(publish)}>
          Yine de Yayınla
        </Button>
        <Button data-autofocus onClick={after(fill.go)}>
          {fill.label}
        </Button>
      </Group>
    </>
  );
}
