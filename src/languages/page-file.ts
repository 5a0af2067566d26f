import { languages } from './languages.ts'

/** The file of the build that has the page at an address in a language; that of the sources is named by the address alone. */
export const pageFile = (address: string, tag: string): string => `${address.slice(1)}${tag === languages[0].tag ? '' : `.${tag}`}.html`
