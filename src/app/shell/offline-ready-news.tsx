import { dismissUpdateState } from '../updates/update-state'
import { PageNews } from './page-news'
import { updateTexts as texts } from './update-texts'

/** Every file is on the device. */
export function OfflineReadyNews() {
  return <PageNews news={texts.offlineReady} onClose={dismissUpdateState} />
}
