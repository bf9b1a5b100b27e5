import type { Plugin } from 'vite';

/**
 * Makes `@google/model-viewer` fit the policy of the site (docs/decisions/0113): its styles become a constructed style
 * sheet, and the decoder that compiles code when it is loaded is left out. Fails when a new version has another form.
 */
export function modelViewer(): Plugin {
  return {
    name: 'model-viewer',
    transform: (code, id) => {
      if (id.includes('three/examples/jsm/libs/meshopt_decoder.module.js'))
        return { code: 'export const MeshoptDecoder = null;', map: null };
      if (!id.includes('@google/model-viewer/lib/template.js')) return null;
      const found = /<style>([^]*?)<\/style>/.exec(code);
      const render = 'render(templateResult, shadowRoot);';
      if (!found?.[1] || found[1].includes('${') || !code.includes(render))
        throw new Error('The template of model-viewer has changed.');
      const rest = code
        .replace(found[0], '')
        // Lit gives an element these style sheets when it is connected.
        .replace(render, `shadowRoot.host.constructor.elementStyles = [styles]; ${render}`);
      const styles = `const styles = new CSSStyleSheet(); styles.replaceSync(${JSON.stringify(found[1])});`;
      return { code: `${rest}\n${styles}`, map: null };
    },
  };
}
