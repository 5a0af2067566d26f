import { catalogue } from '@/catalogues/catalogue'

export const linkTexts = catalogue('app/shell/link-question', {
  title: 'Follow this link?',
  backend: {
    demo: 'This link opens the demo. You are signed in to the real backend: your session there rests until you go back, and your waiting steps are not sent meanwhile.',
    real: 'This link opens the real backend. You are signed in to the demo: its session rests until you go back.',
  },
  scenario: {
    session: (title: string) => `This link plays ‘${title}’ and ends your session. Nothing has happened yet.`,
    entries: (title: string) => `This link plays ‘${title}’ and deletes what was entered here and not sent. Nothing has happened yet.`,
  },
  stay: { session: 'Stay signed in', entries: 'Keep what was entered' },
  play: { session: 'End my session and play it', entries: 'Delete it and play' },
})
