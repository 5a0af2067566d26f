import { updateStore } from '../updates/update-store'
import { PageNotice } from './page-notice'
import { updateTexts as texts } from './update-texts'

/** Every file is on the device. */
export function OfflineReadyNotice() {
  return <PageNotice text={texts.offlineReady} onClose={() => updateStore.dismiss()} />
}
