import { completeSignIn } from '@/features/access/login/complete-sign-in'
import type { DemoService } from '@/features/demo/demo-service'
import { session } from '@/session/browser-session'
import { router } from './router'
import { loadOutbox, transport } from './services'

/**
 * Signs in as a ready seller and stands where that seller stands, by the same calls as a person would (DEMO-02):
 * `?scenario=step-5`.
 * One that does not exist changes nothing.
 */
export async function playScenario(name: string, service: DemoService): Promise<void> {
  const account = service.accounts.find(({ id }) => id === name)
  if (account === undefined) return
  const { email, password } = account
  const answer = await transport.call('login', { email, password })
  if (answer.kind !== 'ok' || !('sellerId' in answer.data)) return
  const identifier = { kind: 'email', email } as const
  const href = await completeSignIn(answer.data, { identifier, returnTo: undefined }, { transport, session, loadOutbox })
  await router.navigate({ href, replace: true })
}
