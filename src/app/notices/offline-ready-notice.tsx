import { dismissUpdateState } from '../updates/update-state'
import { PageNotice } from './page-notice'
import { updateTexts as texts } from './update-texts'

/** The files of the main job are on the device, or those of every screen. */
export function OfflineReadyNotice({ everything }: { readonly everything: boolean }) {
  return <PageNotice text={everything ? texts.offlineReady : texts.stepsReady} onClose={dismissUpdateState} />
}
