import { Selection } from '@tiptap/pm/state';
import { Node, type Editor, type NodeViewRendererProps } from '@tiptap/react';
import { playableId, watchAddress } from '#features/posts/video-link.rules.ts';
import { readPictureAddress } from './picture-address.ts';
import classes from './rich-text-illustrations.module.css';

/**
 * A picture in the text. It is stored without an address; the server adds the address for visitors
 * (`shared/rich-text-tags.ts`).
 */
const picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    mediaId: {
      default: 0,
      parseHTML: (element) => Number(element.dataset.mediaId),
      renderHTML: ({ mediaId }) => ({ 'data-media-id': String(mediaId) }),
    },
    alt: { default: '' },
  }),
  parseHTML: () => [{ tag: 'img[data-media-id]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView: () => pictureView,
});

const video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    link: {
      default: '',
      parseHTML: (element) => element.dataset.video ?? '',
      renderHTML: ({ link }) => ({ 'data-video': String(link) }),
    },
  }),
  parseHTML: () => [{ tag: 'figure[data-video]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
  addNodeView: () => videoView,
});

export const illustrationNodes = [picture, video];

/** Draws the picture in the editor, with a field for the alternative text. */
function pictureView({ node, editor, getPos }: NodeViewRendererProps) {
  const dom = create('figure', classes.figure);
  const image = create('img', classes.picture);
  const field = create('input', classes.alt);
  // If the picture no longer exists, only the field with its text is shown.
  readPictureAddress(Number(node.attrs.mediaId)).then(
    (address) => address !== undefined && (image.src = address),
    () => undefined,
  );
  field.setAttribute('aria-label', 'Görselin alternatif metni');
  field.placeholder = 'Alternatif metin: görselde ne var?';
  field.maxLength = 300;
  const show = (alt: string) => {
    image.alt = alt;
    if (field.value !== alt) field.value = alt;
    field.toggleAttribute('data-missing', alt.trim() === '');
  };
  field.addEventListener('input', () => setAlt(editor, getPos(), field.value));
  show(String(node.attrs.alt));
  dom.append(image, field);
  return {
    dom,
    update: (changed: typeof node) => {
      if (changed.type !== node.type || changed.attrs.mediaId !== node.attrs.mediaId) return false;
      show(String(changed.attrs.alt));
      return true;
    },
    // The field handles its own keys, so ProseMirror must ignore this part of the DOM.
    stopEvent: ({ target }: Event) => target === field,
    ignoreMutation: () => true,
  };
}

function setAlt({ state, view }: Editor, position: number | undefined, alt: string): void {
  if (position === undefined) return;
  view.dispatch(state.tr.setNodeAttribute(position, 'alt', alt));
}

/** Shows only the address of the video: a player would contact another company from inside the panel. */
function videoView({ node }: NodeViewRendererProps) {
  const dom = create('figure', classes.video);
  const link = String(node.attrs.link);
  const id = playableId(link);
  const text = create('span', classes.address);
  text.textContent = `Video · ${id === undefined ? link : watchAddress(id)}`;
  dom.append(text);
  return { dom, ignoreMutation: () => true };
}

function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = '') {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

/**
 * Inserts a node at the cursor and moves the cursor behind the node, so that the next insertion does not
 * replace it.
 */
export function insertIllustration(editor: Editor, name: 'picture' | 'video', attributes: object): void {
  const { state, view } = editor;
  const { [name]: type, paragraph } = state.schema.nodes;
  if (!type || !paragraph) return;
  const change = state.tr.replaceSelectionWith(type.create({ ...attributes }));
  const after = change.mapping.map(state.selection.to);
  const cursorAfter = () => Selection.findFrom(change.doc.resolve(after), 1, true);
  // Without a paragraph after a picture at the end, nobody could type below it.
  if (!cursorAfter()) change.insert(change.doc.content.size, paragraph.create());
  const cursor = cursorAfter();
  if (cursor) change.setSelection(cursor);
  view.dispatch(change.scrollIntoView());
  view.focus();
}
