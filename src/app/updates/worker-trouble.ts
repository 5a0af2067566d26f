import { createStore } from '@tanstack/react-store'

/**
 * Why no worker comes on this page, although the browser knows of workers; null as long as one may come.
 * - `refused`: the browser takes none, as with site data blocked
 * - `not-installed`: one of its files could not be had or kept
 */
export const workerTrouble = createStore<'refused' | 'not-installed' | null>(null)
