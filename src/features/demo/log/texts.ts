import type { Interference } from '@/contract/presenter/network'
import { catalogue } from '@/catalogues/catalogue'
import type { LogKind } from './log-filter'

const kinds: Record<LogKind, string> = { all: 'All', calls: 'Calls', events: 'Socket events', failed: 'Failed calls' }

const interferences: Record<Interference, string> = {
  '401': 'Failed with 401 on purpose',
  '409': 'Failed with 409 on purpose',
  '422': 'Failed with 422 on purpose',
  '429': 'Failed with 429 on purpose',
  '500': 'Failed with 500 on purpose',
  'time-out': 'Left unanswered on purpose',
  'answer-lost': 'Answer lost on purpose',
  slowed: 'Slowed on purpose',
  lost: 'Lost on its way on purpose',
  offline: 'No network',
}

export const logTexts = catalogue('features/demo/log', {
  help: 'Calls and socket events, newest first. Passwords, tokens and codes are masked.',
  filter: 'Find',
  kind: 'Show',
  kinds,
  count: (shown: number, all: number) => `${shown} of ${all}`,
  empty: 'Nothing has been called yet.',
  nothingFits: 'Nothing fits the filter.',
  copy: 'Copy as JSON',
  clear: 'Clear',
  running: 'Running',
  noAnswer: 'No answer',
  directions: { 'to-service': 'To the service', 'to-app': 'To the app' },
  key: (key: string) => `Key ${key}`,
  request: 'Request',
  answer: 'Answer',
  payload: 'Content',
  interferences,
  nothing: 'Nothing',
  shortened: (start: string, length: number) => `${start}… (${length} characters)`,
  milliseconds: (count: number) => `${count} ms`,
  seconds: (count: string) => `${count} s`,
})
