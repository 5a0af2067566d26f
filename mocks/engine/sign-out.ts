import type { OpenHandler } from './handler'
import { accept } from './outcome'

/** Ends the session of the token. Whoever has none is signed out already, and nobody is told which tokens there were. */
export const signOut: OpenHandler<'signOut'> = ({ credentials, service }) =>
  service.store.write(async ({ sessions }) => {
    if (credentials !== null) await sessions.delete(credentials)
    return accept({ success: true })
  })
