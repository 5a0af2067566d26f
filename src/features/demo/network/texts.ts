import { isRead, type EndpointName, type StepEndpointName } from '@/contract/endpoints'
import type { FailureKind, FailureShare, Network } from '@/contract/presenter/network'
import { reads, type ReadName } from '@/contract/reads/all-reads'
import { catalogue } from '@/catalogues/catalogue'

const networks: Record<Network, string> = { online: 'Online', offline: 'Offline', slow: 'Slow', lossy: 'Lossy' }

const networkHelp: Record<Network, string> = {
  online: 'Every call gets through.',
  offline: 'The app is cut off from its service, as by a dead network. It stays so after a reload.',
  slow: 'Every call takes a while, as on a crowded network. It stays so after a reload.',
  lossy: 'One call in three gets lost, as in a lift. It stays so after a reload.',
}

const failures: Record<FailureKind, string> = {
  '401': '401, not authorised',
  '409': '409, it contradicts what is stored',
  '422': '422, the service refuses it',
  '429': '429, too many calls (Retry-After)',
  '500': '500, the service has a problem',
  'time-out': 'Time-out, no answer at all',
  'answer-lost': 'Done, but the answer is lost',
}

/** Ends the sentence of a planned failure. */
const failureEnds: Record<FailureKind, string> = {
  '401': 'is answered with 401: not authorised',
  '409': 'is answered with 409: it contradicts what is stored',
  '422': 'is answered with 422: the service refuses it',
  '429': 'is answered with 429 and Retry-After: too many calls',
  '500': 'is answered with 500: the service has a problem',
  'time-out': 'gets no answer at all',
  'answer-lost': 'is done by the service, but its answer is lost',
}

const shares: Record<FailureShare, string> = {
  next: 'The next call',
  third: 'One call in three',
  half: 'One call in two',
  every: 'Every call',
}

const endpoints: Record<Exclude<EndpointName, ReadName | StepEndpointName>, string> = {
  login: 'Sign-in',
  registeredDetails: 'Seller’s details',
  register: 'Registration',
  resendOtp: 'New code',
  verifyOtp: 'Check of the codes',
  signOut: 'Log-out',
}

export const networkTexts = catalogue('features/demo/network', {
  connection: 'Connection',
  networks,
  networkHelp,
  makeFail: 'Make calls fail',
  failure: 'What happens',
  failures,
  share: 'Which calls',
  shares,
  target: 'At which endpoint',
  any: 'Any',
  endpoint: (name: Exclude<EndpointName, StepEndpointName>) => (isRead(name) ? reads[name].title : endpoints[name]),
  failureSentence: (share: FailureShare, endpoint: string | null, failure: FailureKind) =>
    `${shares[share]}${endpoint === null ? '' : ` to “${endpoint}”`} ${failureEnds[failure]}.`,
  plan: 'Plan it',
  planned: 'Planned failures',
  isPlanned: (sentence: string) => `Planned: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  nothingPlanned: 'No failure is planned.',
  remove: 'Remove',
  removeThat: (sentence: string) => `Remove: ${sentence}`,
})
