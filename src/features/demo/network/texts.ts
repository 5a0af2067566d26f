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
  modules: 'Offered modules',
  record: 'Order looked up',
  orderPack: 'Order packed',
  orderCancel: 'Order cancelled',
  orderHandover: 'Order handed over',
  orderDispatch: 'Order dispatched',
  orderOutcome: 'Order delivered or not',
  orderTakenOut: 'Parcel taken out',
  invoiceSeries: 'Series of invoices',
  documentVoid: 'Number not used',
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
  any: 'Any, also what the app asks by itself',
  endpoint: (name: Exclude<EndpointName, StepEndpointName>) => (isRead(name) ? reads[name].title : endpoints[name]),
  plan: 'Plan it',
  planned: 'Planned failures',
  isPlanned: (failure: string) => `Planned: ${failure}`,
  nothingPlanned: 'No failure is planned.',
  remove: 'Remove',
  removeThat: (failure: string) => `Remove: ${failure}`,
})
