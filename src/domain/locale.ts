import { pick } from './language'

/** How numbers and dates are written: as in India, with Latin digits. */
export const locale = pick({ en: 'en-IN-u-nu-latn' })
