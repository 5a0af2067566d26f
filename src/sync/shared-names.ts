/** Name of the one lock that whoever sends must hold, in any tab or in the service worker. */
export const drainLockName = (database: string): string => `${database}:drain`

/** The tag under which the browser is asked to wake the service worker once there is a network. */
export const backgroundSyncTag = 'send-waiting-steps'
