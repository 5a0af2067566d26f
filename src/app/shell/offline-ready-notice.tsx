import { dismissUpdateState } from '../updates/update-state'
import { PageNotice } from './page-notice'
import { updateTexts as texts } from './update-texts'

/** Every file is on the device. */
export function OfflineReadyNotice() {
  return <PageNotice text={texts.offlineReady} onClose={dismissUpdateState} />
}
