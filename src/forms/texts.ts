import { catalogue } from '@/catalogues/catalogue'

/** The kit's own words; a form's labels and messages come from its feature. */
export const texts = catalogue('forms', {
  problemHeading: 'There is a problem',
  errorPrefix: 'Error: ',
  sending: 'Sending…',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  remove: 'Remove',
  removeFile: (name: string) => `Remove ${name}`,
  takePhoto: 'Take a photo',
  checkingFile: 'Checking the file…',
  fileTaken: (name: string) => `${name} selected`,
  fileNotRead: 'This file could not be checked. Try again when you are online.',
  fileRemoved: 'File removed',
  kilobytes: (count: number) => `${count} kB`,
  megabytes: (count: number) => `${count} MB`,
})
