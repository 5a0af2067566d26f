import { catalogue } from '@/catalogues/catalogue'

/** Sentences that more than one screen says. */
export const sharedTexts = catalogue('domain/shared', {
  notKept: 'This device cannot keep what you type. It will be lost if you leave this page.',
  refused:
    'The server can be reached and refuses the portal. Your connection is all right: please tell the marketplace. What you entered is kept.',
})
