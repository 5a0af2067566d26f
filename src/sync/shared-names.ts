/** Name of the one Web Lock that a tab or the service worker must hold to send. */
export const drainLockName = (database: string): string => `${database}:drain`

/** The tag under which the browser is asked to wake the service worker once there is a network. */
export const backgroundSyncTag = 'send-waiting-steps'
