import { storageKeys } from './storage-keys'

/** Whether somebody is signed in, for a script that stands in a page: what storage does not tell it throws. */
export const hasSessionScript = `localStorage.getItem("${storageKeys.sellerToken}")`
