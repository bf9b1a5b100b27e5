import { Accessibility } from '@dnd-kit/dom';

type DragEvent = { operation: { source: unknown }; canceled?: boolean };
type DragSource = { data: { label?: string }; sortable?: { index: number } } | null;

const nameOf = ({ operation }: DragEvent) => (operation.source as DragSource)?.data.label ?? '';
const placeOf = ({ operation }: DragEvent) => ((operation.source as DragSource)?.sortable?.index ?? 0) + 1;

export const turkishAnnouncements = Accessibility.configure({
  screenReaderInstructions: {
    draggable:
      'Taşımak için boşluk tuşuna basın, ok tuşlarıyla yerini değiştirin, boşluk tuşuyla bırakın. Vazgeçmek için Escape tuşuna basın.',
  },
  announcements: {
    dragstart: (event: DragEvent) => `${nameOf(event)} alındı.`,
    dragover: (event: DragEvent) => `${nameOf(event)}, ${placeOf(event)}. sırada.`,
    dragend: (event: DragEvent) =>
      event.canceled
        ? `${nameOf(event)} yerine döndü.`
        : `${nameOf(event)}, ${placeOf(event)}. sıraya bırakıldı.`,
  },
});
