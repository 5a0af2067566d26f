import { namesOf } from './storage-failure'

/*
 * Browsers keep large values in files of their own. Where such a file is gone or broken, each read that meets the row
 * fails, and its transaction with it: one lost signature would keep all steps from being sent, and their seller from
 * logging out. So a stand-in takes the place of the row: its keys and indexed fields, and a mark.
 */

/** The error names of a lost value: lost for good, or perhaps only for lack of memory; those of Chromium before 132 included. */
export const lostForGood = 'NotReadableError'
const lostNames = new Set([lostForGood, 'UnknownError', 'NotFoundError', 'DataError'])

/** Whether a failure may come from a lost value. */
export const mayBeLost = (failure: unknown): boolean => namesOf(failure).some((name) => lostNames.has(name))

/** What a stand-in has besides the keys of its row. */
export const lostMark = { valueIsLost: true } as const

/** Whether a stored row is a stand-in for one whose value the browser has lost. */
export const isLost = (row: unknown): boolean => typeof row === 'object' && row !== null && 'valueIsLost' in row
