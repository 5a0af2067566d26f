import type { PublicAddress } from '../document-title'

/** The addresses that are rendered at build: each has a page of its own, seen before any script has come. */
export const prerenderedAddresses = ['/login', '/register', '/otpverification', '/forgotpassword'] as const satisfies readonly PublicAddress[]

/** On the element #root of such a page: which page was rendered into it, and in which language. */
export const pageAttribute = 'data-page'
export const pageName = (address: string, tag: string): string => tag + address
