import { installOffer } from './install-offer'
import { sayNotNow } from './not-now'

/** Lets the browser ask whether to install the app; a no there counts as 'Not now'. Call it from a press. */
export async function askToInstall(): Promise<void> {
  if ((await installOffer.prompt()) === 'dismissed') await sayNotNow()
}
