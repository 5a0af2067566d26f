import { aheadMilliseconds } from '@/contract/india-time'
import { firstStep, lastStep } from '@/contract/steps'
import { hourAttribute } from '@/features/dashboard/dashboard-outline'
import { dayBegins } from '@/features/dashboard/greeting'
import { installScript } from '@/features/install/install-event'
import { hasSessionScript, numberScript, storageKeys } from '@/session/storage-keys'
import { wideWindow } from '@/ui/use-media-query'
import { publicTitles } from '../titles/public-titles'

/** The ids of templates: the outlines that the page shows before the app has been loaded, and the side menu of a wide window. */
export const outlineOf = { sideMenu: 'outline-menu', home: 'outline-home', stepsDone: 'outline-later', step: (step: number | string) => `outline-step-${step}` } as const

/** Open to everybody, but in the portal's frame while somebody is signed in. */
const inPortalFrame = new Set(['/about', '/outbox'])

/** Addresses whose screens have another frame. */
const otherFrames = [...(import.meta.env.VITE_DEMO === 'off' ? [] : ['/demo']), ...Object.keys(publicTitles).filter((address) => !inPortalFrame.has(address))]

/**
 * Marks the page as signed in before the first paint, so that the portal's outline shows; unreadable storage counts as no session.
 * Also keeps the browser's offer to install, which may come before the app has been loaded.
 */
export const outlineScript =
  `${installScript};try{${hasSessionScript}&&!${JSON.stringify(otherFrames)}.includes(location.pathname)` +
  '&&(document.documentElement.dataset.signedIn=location.pathname)}catch{}'

const columns = 'document.querySelector("[data-slot=columns]")'

/**
 * Follows the outline in the page: inserts the outline of the screen, that of the step in local storage (read as in session.ts) or
 * of the home with the greeting of the hour; then the side menu, if the window is wide enough.
 */
export const screenScript =
  'try{const p=document.documentElement.dataset.signedIn,' +
  `a=${numberScript(storageKeys.registrationSteps)},b=${numberScript(storageKeys.maxAllowedStep)}||a,s=history.state?.openStep||(a&&a<b?a:b),` +
  't=i=>document.getElementById(i)?.content,' +
  `c=s>=${firstStep}&&s<=${lastStep}&&t(p=="/registrationdetails"?"${outlineOf.step('')}"+s:` +
  `p=="/"||p=="/dashboard"?b<${lastStep}?"${outlineOf.home}":"${outlineOf.stepsDone}":"");` +
  // Not by the browser's time zones: loading their tables takes 40 ms of a slow processor.
  `if(c){const h=new Date(Date.now()+${aheadMilliseconds}).getUTCHours(),` +
  `g=h<${dayBegins.morning}||h>=${dayBegins.evening}?${dayBegins.evening}:h<${dayBegins.afternoon}?${dayBegins.morning}:${dayBegins.afternoon};` +
  `c.querySelectorAll("[${hourAttribute}]").forEach(e=>e.getAttribute("${hourAttribute}")!=g&&e.remove());` +
  'document.querySelector("[data-slot=screen-outline]").replaceChildren(c)}' +
  // Last, since `matchMedia` forces the browser to recalculate styles.
  `p&&matchMedia("${wideWindow}").matches&&${columns}.prepend(t("${outlineOf.sideMenu}"))}catch{}` +
  `${columns}.dataset.whole=""`
