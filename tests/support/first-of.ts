import { onTestFinished } from 'vitest'
import type { Live } from '@/storage/live'

/** The first value of a live value, which stays subscribed until the test is over. */
export const firstOf = <T>(values: Live<T>): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const subscription = values.subscribe({ next: resolve, outOfReach: () => reject(new Error('Out of reach')) })
    onTestFinished(() => subscription.unsubscribe())
  })
