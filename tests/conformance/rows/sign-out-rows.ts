import { accepted, refusedWith } from '../checks'
import { acceptance, refusal, row, type ConformanceRow } from '../conformance-row'
import { sellerAt, sendStep, signIn } from '../sellers'

/** What a backend with a sign-out must do; the specification has none. */
export const signOutRows: readonly ConformanceRow[] = [
  row('signOut', {
    id: 'sign-out-ends-token',
    source: 'decision',
    requirements: ['LAYOUT-04', 'ROUTE-08'],
    title: 'a seller who is signed in twice signs out with one of the tokens',
    expected: 'that token is refused with 401 from then on, and the other is good',
    async run(context) {
      const seller = await sellerAt(context, 3)
      const other = await signIn(context, seller)
      accepted('signOut', await context.call('signOut', {}, { token: seller.token }))
      refusedWith(401, await sendStep(context, 3, seller))
      accepted('step3', await sendStep(context, 3, { ...seller, token: other.token }))
    },
  }),
  acceptance('signOut', {
    id: 'sign-out-again',
    source: 'decision',
    requirements: ['LAYOUT-04'],
    title: 'somebody signs out whose token is not known',
    send: (context) => context.call('signOut', {}, { token: 'made-up' }),
  }),
  refusal('signOut', {
    id: 'sign-out-bad-body',
    requirements: ['BACKEND-04'],
    title: 'the body is no object',
    status: 400,
    send: (context) => context.call('signOut', []),
  }),
]
