import type { PublicAddress } from '../titles/document-title'

/** The addresses that are rendered at build: each has a page of its own, seen before any script has come. */
export const prerenderedAddresses = ['/login', '/register', '/otpverification', '/forgotpassword'] as const satisfies readonly PublicAddress[]
