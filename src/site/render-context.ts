import { createContext } from 'react-router';
import type { SiteRender } from '#shared/site-api.ts';

/** Under this key the server hands its functions to the renderer. */
export const siteRenderContext = createContext<SiteRender>();
