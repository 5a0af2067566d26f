/** Where the system posts a picture that somebody shares with the installed app; the worker answers, no server does. */
export const shareAddress = '/share-certificate'
/** The part of the form that holds the picture. */
export const sharedField = 'picture'
