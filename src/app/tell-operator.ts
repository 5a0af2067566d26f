import type { Connectivity } from '@/connectivity/connectivity'

/** For the operators of portal and backend, who look into the console when a seller reports that nothing is sent. */
const advice =
  'The backend can be reached, but its CORS refuses calls of this portal. Let it allow this origin and the headers ' +
  'Content-Type, Authorization and Idempotency-Key, or build the portal with VITE_SEND_AUTHORIZATION=off and ' +
  'VITE_SEND_IDEMPOTENCY_KEY=off. The README says what is lost without them. The portal follows no redirect: if the ' +
  'backend answers with one, let it answer at that path itself, or set VITE_API_BASE_URL to the address that does.'

/** Says in the browser's console, once, what has to be changed if the backend's CORS refuses the portal (BACKEND-06). */
export function tellOperator(connectivity: Pick<Connectivity, 'state' | 'subscribe'>): void {
  const forget = connectivity.subscribe(() => {
    if (connectivity.state() !== 'refused') return
    forget()
    // oxlint-disable-next-line no-console -- meant for the console, which no seller reads
    console.warn(advice)
  })
}
