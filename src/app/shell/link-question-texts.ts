import { catalogue } from '@/catalogues/catalogue'

export const linkTexts = catalogue('app/shell/link-question', {
  title: 'Follow this link?',
  backend: {
    demo: 'This link opens the demo. You are signed in to the real backend: your session there rests until you go back, and your waiting steps are not sent meanwhile.',
    real: 'This link opens the real backend. You are signed in to the demo: its session rests until you go back.',
  },
  scenario: (title: string) => `This link plays ‘${title}’ and ends your session. Nothing has happened yet.`,
  stay: 'Stay signed in',
  play: 'End my session and play it',
})
