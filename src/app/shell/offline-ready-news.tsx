import { updateStore } from '../updates/update-store'
import { PageNews } from './page-news'
import { updateTexts as texts } from './update-texts'

/** Every file is on the device. */
export function OfflineReadyNews() {
  return <PageNews news={texts.offlineReady} onClose={() => updateStore.dismiss()} />
}
