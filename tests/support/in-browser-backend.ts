import type { Backend } from '@/transport/backend'
import { startPageService, stopPageServices } from '@mocks/testing/page-service'
import { startWithEmptyStorage } from '@mocks/testing/storage'

/** The in-browser service as the transport sees it, with only the ready sellers. */
export async function startInBrowserBackend(): Promise<Backend> {
  startWithEmptyStorage()
  return (await startPageService()).backend
}

export const stopInBrowserBackend = stopPageServices
