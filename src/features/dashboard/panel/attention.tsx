import { Text, UnstyledButton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCertificate,
  IconChevronRight,
  IconCircleCheck,
  IconInbox,
  IconKey,
  IconLanguage,
  IconMailExclamation,
  IconPackage,
  IconPhoto,
  type Icon,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Dashboard } from '../dashboard.ts';
import { claimLabels } from '#features/compliance/compliance.rules.ts';
import { messageTypes } from '#shared/rules/message-types.ts';
import { formatNumber } from '#panel/format/format.ts';
import { paths } from '#shared/panel-paths.ts';
import { mayUse } from '#panel/session/permission.ts';
import { useCompleteness, useLanguages } from '#panel/api/languages.api.ts';
import { useProfile } from '#features/profile/panel/profile.api.ts';
import { DashboardSection } from './dashboard-section.tsx';
import { translationGaps, unreadWords } from './attention-words.ts';
import classes from './dashboard-page.module.css';

const OutboxDrawer = lazy(async () => ({
  default: (await import('#features/mail/panel/outbox-drawer.tsx')).OutboxDrawer,
}));

/** A task for staff. Without `to` it opens the outbox. */
type Task = { key: string; icon: Icon; title: string; note: string; to?: string; isUrgent?: boolean };

const passwordTask: Task = {
  key: 'password',
  icon: IconKey,
  title: 'Parolanızı değiştirin',
  note: 'Kısa ya da kolay tahmin edilen bir parolayla giriş yaptınız',
  to: paths.profile,
  isUrgent: true,
};

/** Lists the open tasks, the most urgent first. */
export function Attention({ data }: { data: Dashboard }) {
  const [isOutboxOpen, setIsOutboxOpen] = useState(false);
  const { data: completeness = [] } = useCompleteness();
  const { data: languages = [] } = useLanguages();
  const { data: profile } = useProfile();
  const tasks = [
    ...(profile?.has_weak_password ? [passwordTask] : []),
    ...tasksOf(data),
    ...languageTasks(completeness, languages),
  ];
  return (
    <DashboardSection title="Sizi bekleyenler">
      {tasks.length === 0 && <NothingWaits />}
      <ul className={classes.list}>
        {tasks.map((task) => (
          <li key={task.key}>
            {task.to === undefined ? (
              <UnstyledButton className={classes.task} onClick={() => setIsOutboxOpen(true)}>
                <TaskContent task={task} />
              </UnstyledButton>
            ) : (
              <Link to={task.to} className={classes.task}>
                <TaskContent task={task} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {isOutboxOpen && (
        <Suspense>
          <OutboxDrawer isOpen onClose={() => setIsOutboxOpen(false)} />
        </Suspense>
      )}
    </DashboardSection>
  );
}

function TaskContent({ task: { icon: TaskIcon, title, note, isUrgent } }: { task: Task }) {
  return (
    <>
      <span className={classes.taskIcon} data-urgent={isUrgent || undefined}>
        <TaskIcon size={18} stroke={1.7} aria-hidden />
      </span>
      <span className={classes.taskText}>
        <Text span fw={550} display="block">
          {title}
        </Text>
        <Text span size="xs" c="dimmed" display="block">
          {note}
        </Text>
      </span>
      <IconChevronRight size={16} className={classes.chevron} aria-hidden />
    </>
  );
}

function NothingWaits() {
  return (
    <div className={classes.calm}>
      <IconCircleCheck size={28} stroke={1.5} className={classes.calmIcon} aria-hidden />
      <div>
        <Text fw={550}>Bekleyen iş yok</Text>
        <Text size="sm" c="dimmed">
          Mesajlar okundu, e-postalar gönderildi, metinler tamam.
        </Text>
      </div>
    </div>
  );
}

function tasksOf({ products, mail, unread, missing_alt: alt, ending_claims: claims }: Dashboard): Task[] {
  const tasks: Task[] = [];
  if (mail.failed > 0)
    tasks.push({
      key: 'failed',
      icon: IconAlertTriangle,
      title: `${formatNumber(mail.failed)} e-posta gönderilemedi`,
      note: 'Nedenini görün, yeniden gönderin',
      isUrgent: true,
    });
  const total = messageTypes.reduce((sum, type) => sum + unread[type], 0);
  const first = messageTypes.find((type) => unread[type] > 0);
  if (first)
    tasks.push({
      key: 'unread',
      icon: IconInbox,
      title: `${formatNumber(total)} okunmamış mesaj`,
      note: unreadWords(unread),
      to: `${paths.contact}?type=${first}`,
    });
  if (!mail.is_configured && mail.waiting > 0)
    tasks.push({
      key: 'waiting',
      icon: IconMailExclamation,
      title: `${formatNumber(mail.waiting)} e-posta bekliyor`,
      note: 'E-posta ayarlı değil: sunucuyu kuran kişiden SMTP_URL ve MAIL_FROM isteyin',
    });
  if (products === 0 && mayUse('content'))
    tasks.push({
      key: 'first',
      icon: IconPackage,
      title: 'İlk ürününüzü ekleyin',
      note: 'Sitedeki sayfalar ürünlerle dolar',
      to: paths.productInsert,
    });
  for (const { owner, owner_id: id, name, kind, valid_until: day } of claims)
    tasks.push({
      key: `claim ${owner} ${id} ${kind}`,
      icon: IconCertificate,
      title: `${name}: ${claimLabels[kind]} belgesi`,
      note: `Son gün ${day.split('-').toReversed().join('.')}; ardından sitede görünmez`,
      to: owner === 'finish' ? `${paths.lists}?tab=finishes` : paths.products,
    });
  if (alt.count > 0)
    tasks.push({
      key: 'alt',
      icon: IconPhoto,
      title: `${formatNumber(alt.count)} görselin alternatif metni eksik`,
      note: 'Görmeyen ziyaretçiler ve arama motorları için',
      to: `${paths.media}?show=without-${alt.lang}`,
    });
  return tasks;
}

type Completeness = NonNullable<ReturnType<typeof useCompleteness>['data']>;

function languageTasks(
  completeness: Completeness,
  languages: readonly { abbr: string; lang: string }[],
): Task[] {
  return translationGaps(completeness, languages).map(({ abbr, title, note }) => ({
    key: `language-${abbr}`,
    icon: IconLanguage,
    title,
    note,
    to: paths.languages,
  }));
}
