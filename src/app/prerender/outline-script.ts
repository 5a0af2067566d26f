import { hasSessionScript } from '@/session/session-script'
import { publicTitles } from '../public-titles'

/** Addresses whose screens have another frame. */
const otherFrames = [...(import.meta.env.VITE_DEMO === 'off' ? [] : ['/demo']), ...Object.keys(publicTitles).filter((address) => address !== '/outbox')]

/**
 * The script that stands in the page for all addresses besides each page's own: it shows the outline of the portal where
 * somebody is signed in, before anything is painted. What it cannot read is no session.
 */
export const outlineScript =
  `try{${hasSessionScript}&&!${JSON.stringify(otherFrames)}.includes(location.pathname)` +
  '&&(document.documentElement.dataset.signedIn=location.pathname)}catch{}'
