import type { Plugin } from 'vite';

/**
 * Moves the styles of `@google/model-viewer` from a `<style>` into a constructed style sheet, which the policy of the
 * site allows (docs/decisions/0113), and leaves out a decoder that compiles code when it is loaded; files that need it are
 * refused at upload. Fails when a new version has another form.
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
