import { catalogue } from '@/catalogues/catalogue'

/** What is said of a registration that was dropped after its hour, loaded with what reads the device. */
export const droppedTexts = catalogue('features/access/register/dropped', {
  dropped: 'The registration begun here is more than an hour old and was removed from this device. Fill in the form again, and we send codes.',
})
