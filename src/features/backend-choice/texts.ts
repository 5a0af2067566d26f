import { catalogue } from '@/catalogues/catalogue'

export const backendTexts = catalogue('features/backend-choice', {
  title: 'Backend',
  close: 'Close the drawer',
  demo: 'In this browser',
  demoHelp: 'The demo. Everything runs inside this browser, and no data leaves this device.',
  real: 'Real backend',
  notConfigured: 'Not available: this portal was built without a real backend.',
  consequence: 'The app reloads. Each backend keeps its own seller, drafts and waiting steps.',
  goToDemo: 'Use the demo in this browser',
  goToReal: 'Use the real backend',
  needsSecureContext: 'Not available here: the browser lets the demo run only over https or on this machine itself.',
  trouble: {
    failed: 'That did not work. Try again, or reload this page.',
    'needs-connection': 'The demo is not on this device yet. Connect once to fetch it, then try again.',
    'loses-entries': 'What you typed could not be kept on this device, and would be lost. To go all the same, leave that form first.',
  },
  usesDemo: 'This is the demo: everything runs inside this browser.',
  usesReal: (host: string) => `Connected to ${host}.`,
  realNotAvailable: 'The real backend is not available: this portal was built without one.',
})
