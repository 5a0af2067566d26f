import type { Outbox } from '@/outbox/outbox'
import { endedSessions, session } from '@/session/browser-session'
import { endedSessionsName, type DueRemoval } from '@/session/ended-sessions'
import { stopSending } from '@/sw/messages'
import { chosenBackend } from './backend'
import { finishLogOuts, logOut, type LogOutTools } from './log-out'
import { sampleStore } from './sample-store'

const toolsWith = (outbox: Pick<Outbox, 'forget'>): LogOutTools => ({
  session,
  endedSessions,
  endedSessionsName,
  outbox,
  samples: sampleStore,
  backend: chosenBackend.kind,
  later: (callback, milliseconds) => void setTimeout(callback, milliseconds),
})

/** Logs this browser's seller out, in all its tabs and in the worker; answers whether her data are gone. */
export function logOutHere(keep: DueRemoval['keep'], outbox: Pick<Outbox, 'forget'>): Promise<boolean> {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(stopSending)
  return logOut(keep, toolsWith(outbox))
}

/** Goes on with what a killed browser or a store that refused has left of earlier log-outs. */
export const finishLogOutsHere = (outbox: Pick<Outbox, 'forget'>): Promise<void> => finishLogOuts(toolsWith(outbox))
