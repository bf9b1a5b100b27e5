import { createContext } from 'react-router';
import type { SiteRender } from '#features/site-api/site-api.ts';

/** The context key through which the server gives its functions to the renderer. */
export const siteRenderContext = createContext<SiteRender>();
