import { catalogue } from '@/catalogues/catalogue'

export const signatureTexts = catalogue('features/onboarding/signature', {
  intro: 'Sign with your finger, a pen or a mouse. Your signature allows returns and replacements in your name.',
  method: 'How do you want to sign?',
  draw: 'Draw',
  type: 'Type your name instead',
  usePicture: 'Use a picture of it',
  picture: 'Picture of your signature',
  pictureHint: 'Dark ink on white paper that fills the picture. Only the ink is kept.',
  selectPicture: 'Select a picture',
  canvasEmpty: 'Signature, empty. Draw here, or choose to type your name instead.',
  canvasSigned: (strokes: number) => `Signature, signed with ${strokes === 1 ? '1 stroke' : `${strokes} strokes`}.`,
  clear: 'Clear',
  undo: 'Undo',
  cleared: 'Signature cleared',
  undone: 'Last stroke removed',
  name: 'Your full name',
  nameHint: 'It is drawn as your signature',
  preview: (name: string) => `Signature: ${name}`,
})
