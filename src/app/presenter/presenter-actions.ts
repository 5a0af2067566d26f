import { endpointNames, isRead } from '@/contract/endpoints'
import type { PresenterService } from '@/contract/presenter/service'
import type { PresenterActions } from '@/features/demo/presenter-actions'
import { exportDemoData, importDemoData, resetDemoData } from './demo-data'
import { sourceOf } from '../resource-sources'
import { playActions } from './play-actions'
import { tellReplacedData } from './replaced-data'

/** Reloads the page, since everything that lives as long as a page was made from the old data. */
function openAnew(): void {
  tellReplacedData()
  window.location.assign('/')
}

/** What the console may do beside watching the service. */
export const createPresenterActions = (service: PresenterService): PresenterActions => ({
  service,
  endpoints: endpointNames.filter((name) => !isRead(name) || sourceOf(name).kind === 'endpoint'),
  play: (actions) => playActions(actions, service),
  async reset() {
    try {
      await resetDemoData(service)
    } catch {
      return false
    }
    openAnew()
    return true
  },
  exportSnapshot: () => exportDemoData(service),
  async importSnapshot(text) {
    const refusal = await importDemoData(text, service)
    if (refusal === null) openAnew()
    return refusal
  },
})
