import { createLookUp } from '@/resources/look-up-orders'
import { currentSender, endSession } from './sender'
import { connectivity, transport } from './services'

/** Looks up an order that this phone does not keep, at the chosen backend. */
export const lookUpOrder = createLookUp({
  call: transport.call,
  reader: currentSender,
  isOnline: () => connectivity.hint() === 'online',
  onUnauthorised: endSession,
})
