import { dismissUpdateState } from '../updates/update-state'
import { PageNotice } from './page-notice'
import { updateTexts as texts } from './update-texts'

/** Says that the onboarding steps' files are on the device, or those of every screen. */
export function OfflineReadyNotice({ everything }: { readonly everything: boolean }) {
  return <PageNotice text={everything ? texts.offlineReady : texts.stepsReady} onClose={dismissUpdateState} />
}
