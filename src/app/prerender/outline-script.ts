import { aheadMilliseconds } from '@/contract/india-time'
import { firstStep, lastStep } from '@/contract/steps'
import { hourAttribute } from '@/features/dashboard/dashboard-outline'
import { dayBegins } from '@/features/dashboard/greeting'
import { installScript } from '@/features/install/install-event'
import { hasSessionScript, numberScript, storageKeys } from '@/session/storage-keys'
import { wideWindow } from '@/ui/use-media-query'
import { publicTitles } from '../titles/public-titles'

/** The ids of templates: what the page shows of a screen before any script, and the menu that stands beside it in a wide window. */
export const outlineOf = { sideMenu: 'outline-menu', home: 'outline-home', stepsDone: 'outline-later', step: (step: number | string) => `outline-step-${step}` } as const

/** Open to everybody, and in the portal's frame for who is signed in. */
const inPortalFrame = new Set(['/about', '/outbox'])

/** Addresses whose screens have another frame. */
const otherFrames = [...(import.meta.env.VITE_DEMO === 'off' ? [] : ['/demo']), ...Object.keys(publicTitles).filter((address) => !inPortalFrame.has(address))]

/**
 * Shows the outline of the portal where somebody is signed in, before anything is painted; what it cannot read is no
 * session. This page is loaded before its app has come, so it keeps the offer to install as well.
 */
export const outlineScript =
  `${installScript};try{${hasSessionScript}&&!${JSON.stringify(otherFrames)}.includes(location.pathname)` +
  '&&(document.documentElement.dataset.signedIn=location.pathname)}catch{}'

const columns = 'document.querySelector("[data-slot=columns]")'

/**
 * Stands behind the outline: puts that of the screen into its place, of the step that local storage names (as session.ts
 * reads it), or of the home with the greeting of the hour; then the menu beside it, where the window has room for it.
 */
export const screenScript =
  'try{const p=document.documentElement.dataset.signedIn,' +
  `a=${numberScript(storageKeys.registrationSteps)},b=${numberScript(storageKeys.maxAllowedStep)}||a,s=history.state?.openStep||(a&&a<b?a:b),` +
  't=i=>document.getElementById(i)?.content,' +
  `c=s>=${firstStep}&&s<=${lastStep}&&t(p=="/registrationdetails"?"${outlineOf.step('')}"+s:` +
  `p=="/"||p=="/dashboard"?b<${lastStep}?"${outlineOf.home}":"${outlineOf.stepsDone}":"");` +
  // The browser's tables of zones took 40 ms of a slow processor.
  `if(c){const h=new Date(Date.now()+${aheadMilliseconds}).getUTCHours(),` +
  `g=h<${dayBegins.morning}||h>=${dayBegins.evening}?${dayBegins.evening}:h<${dayBegins.afternoon}?${dayBegins.morning}:${dayBegins.afternoon};` +
  `c.querySelectorAll("[${hourAttribute}]").forEach(e=>e.getAttribute("${hourAttribute}")!=g&&e.remove());` +
  'document.querySelector("[data-slot=screen-outline]").replaceChildren(c)}' +
  // Last: the question has the browser bring all styles up to date.
  `p&&matchMedia("${wideWindow}").matches&&${columns}.prepend(t("${outlineOf.sideMenu}"))}catch{}` +
  `${columns}.dataset.whole=""`
