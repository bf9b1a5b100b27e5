import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button.tsx';
import {
  categoryOf,
  consentCategories,
  type ConsentCategory,
} from '#features/integrations/integrations.rules.ts';
import { ContractLink, PrivacyNoticeLink } from '../forms/privacy-notice-link.tsx';
import { useSite, useTexts } from '../loading/site-data.ts';
import { CategoryChoice } from './category-choice.tsx';
import { choiceKey, isOptedOut, isStaff, readChoice, storeChoice } from './choice.ts';
import { sendReceipt } from './send-receipt.ts';
import { applyChoice } from './run-scripts.ts';
import './consent.css';

/** `question` means that nobody has answered yet; `choice`, that the visitor opened the choice again. */
type View = 'closed' | 'question' | 'choice';

let view: View = 'closed';
let opener: HTMLElement | undefined;
const listeners = new Set<() => void>();

function show(next: View): void {
  view = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the choice; when it closes, the focus returns to the element that has it now. */
export function openChoice(): void {
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  show('choice');
}

/**
 * Asks for consent until the visitor answers, then runs the permitted scripts. It does
 * not cover the page's text.
 */
export function Consent() {
  const { configuration, lang } = useSite();
  const { integrations: vendors } = configuration;
  const translate = useTexts();
  const shown = useSyncExternalStore(subscribe, () => view);
  const [status, setStatus] = useState('');

  useEffect(() => {
    const update = () => {
      void applyChoice(vendors, lang).catch(() => undefined);
      const isAnswered = readChoice(vendors) !== undefined || isOptedOut() || isStaff();
      if (view !== 'choice') show(isAnswered ? 'closed' : 'question');
    };
    const updateFromOtherTab = ({ key }: StorageEvent) => {
      if (key === null || key === choiceKey || key === 'token') update();
    };
    update();
    addEventListener('storage', updateFromOtherTab);
    return () => removeEventListener('storage', updateFromOtherTab);
  }, [vendors, lang]);

  const close = () => {
    const target = opener?.isConnected ? opener : document.getElementById('content');
    opener = undefined;
    flushSync(() => show('closed'));
    // On a low screen the question is the start of the page, far from what opened it.
    target?.focus({ preventScroll: target.id === 'content' });
  };
  const decide = (granted: readonly ConsentCategory[]) => {
    sendReceipt(storeChoice(vendors, granted));
    close();
    setStatus(translate('consent.saved'));
    void applyChoice(vendors, lang).catch(() => undefined);
  };
  return (
    <>
      <p role="status" className="visually-hidden">
        {shown === 'question' ? translate('consent.title') : status}
      </p>
      {shown !== 'closed' && <Panel view={shown} onDecide={decide} onClose={close} />}
    </>
  );
}

type PanelProps = {
  view: View;
  onDecide: (granted: readonly ConsentCategory[]) => void;
  onClose: () => void;
};

function Panel({ view, onDecide, onClose }: PanelProps) {
  const translate = useTexts();
  const { configuration, contracts } = useSite();
  const { integrations: vendors } = configuration;
  const policy = contracts.find(({ addition }) => addition === 'cookie_list');
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const categories = consentCategories.filter((category) =>
    vendors.some((vendor) => categoryOf[vendor] === category),
  );
  const [granted, setGranted] = useState(() => readChoice(vendors)?.granted ?? []);
  const isChoice = view === 'choice';
  const receipt = readChoice(vendors)?.receipt;
  const hasAnswer = readChoice(vendors) !== undefined || isOptedOut() || isStaff();
  useRoomBelow(panel);
  useEffect(() => {
    if (isChoice) heading.current?.focus();
  }, [isChoice]);

  const note = isStaff() ? 'consent.staff' : isOptedOut() ? 'consent.opted_out' : undefined;
  return (
    <section
      ref={panel}
      className="consent"
      aria-labelledby="consent-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && hasAnswer) onClose();
      }}
    >
      <div className="consent-head">
        <h2 ref={heading} id="consent-title" tabIndex={-1}>
          {translate('consent.title')}
        </h2>
        {isChoice && hasAnswer && (
          <button
            type="button"
            className="consent-close"
            aria-label={translate('consent.close')}
            onClick={onClose}
          />
        )}
      </div>
      <p>{translate('consent.text')}</p>
      {isChoice && (
        <>
          {note && <p className="consent-note">{translate(note)}</p>}
          <CategoryChoice categories={categories} granted={granted} onChange={setGranted} />
        </>
      )}
      <p className="consent-links">
        {policy && <ContractLink contract={policy} />}
        {isChoice && <PrivacyNoticeLink />}
      </p>
      {isChoice && receipt && <p>{translate('consent.receipt', { number: receipt })}</p>}
      <div className="consent-actions">
        <Button look="quiet" onClick={() => onDecide(categories)}>
          {translate('consent.accept')}
        </Button>
        <Button look="quiet" onClick={() => onDecide([])}>
          {translate('consent.reject')}
        </Button>
        <Button look="quiet" onClick={() => (isChoice ? onDecide(granted) : show('choice'))}>
          {translate(isChoice ? 'consent.save' : 'consent.choose')}
        </Button>
      </div>
    </section>
  );
}

/** The width of the focus mark plus its distance from the element, in pixels. */
const outline = 8;

/** Adds room below the page, so that its end and any focused element can be scrolled above the panel. */
function useRoomBelow(panel: React.RefObject<HTMLElement | null>): void {
  // This is a layout effect, because the focus may move as soon as the panel is drawn.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const { current } = panel;
      const { position, bottom } = current ? getComputedStyle(current) : { position: '', bottom: '' };
      const below = current && position === 'fixed' ? current.offsetHeight + parseFloat(bottom) + outline : 0;
      style.setProperty('--consent-height', `${Math.ceil(below)}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (panel.current) observer.observe(panel.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--consent-height');
    };
  }, [panel]);
}
