/** An element of a page's head. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string; hrefLang?: string };

export function HeadTags({ tags }: { tags: readonly HeadTag[] }) {
  return tags.map((tag) => {
    const key = JSON.stringify(tag);
    if ('title' in tag) return <title key="title">{tag.title}</title>;
    return 'rel' in tag ? <link key={key} {...tag} /> : <meta key={key} {...tag} />;
  });
}
