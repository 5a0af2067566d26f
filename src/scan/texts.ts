import { catalogue } from '@/catalogues/catalogue'

export const scanTexts = catalogue('scan', {
  scan: 'Scan a code',
  close: 'Stop scanning',
  field: 'Scan or type a code',
  use: 'Use code',
  camera: 'Scan with the camera',
  stop: 'Close the camera',
  picture: 'What the camera sees',
  aim: 'Hold the barcode in front of the camera, so that its whole width is seen.',
  unknown: 'No order or product has this code.',
  noCamera: 'The camera cannot be used. Type the code instead.',
})
