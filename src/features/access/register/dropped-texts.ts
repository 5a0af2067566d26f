import { catalogue } from '@/catalogues/catalogue'

/** The message about a registration that was deleted after an hour; loaded with the code that reads the device. */
export const droppedTexts = catalogue('features/access/register/dropped', {
  dropped: 'The registration begun here is more than an hour old and was removed from this device. Fill in the form again, and we send codes.',
})
