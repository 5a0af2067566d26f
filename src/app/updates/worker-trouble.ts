import { createStore } from '@tanstack/react-store'

/**
 * Why this page has no worker, although the browser supports workers; null as long as one may come.
 * - `refused`: the browser refuses it, as with site data blocked
 * - `not-installed`: one of its files could not be loaded or stored
 */
export const workerTrouble = createStore<'refused' | 'not-installed' | null>(null)
