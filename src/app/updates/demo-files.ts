import { demoFilesKept, keepDemoFiles } from '@/sw/demo-messages'
import { messageSW } from 'workbox-window'

/** Has the worker keep the in-browser service's files, so that it also starts without a network; false if it could not. */
export const keepDemoOnDevice = async (worker: ServiceWorker): Promise<boolean> =>
  (await messageSW(worker, keepDemoFiles)) === demoFilesKept
