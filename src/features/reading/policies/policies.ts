import { catalogue } from '@/catalogues/catalogue'
import type { Topic, Topics } from '../topic'
import privacy from './privacy-policy.html?raw'
import returns from './return-and-refund-policy.html?raw'
import security from './security-policy.html?raw'
import shipping from './shipping-and-delivery-policy.html?raw'
import terms from './terms-of-service.html?raw'

/** A policy as a backend would send it; `policy_content` is untrusted HTML. */
type Policy = { readonly policy_id: number; readonly policy_name: string } & (
  | { readonly policy_permission: 'Yes'; readonly policy_content: string; readonly policy_text: string | null }
  | { readonly policy_permission: 'No'; readonly policy_content: string; readonly policy_text: string }
)

export const policies = catalogue<{ readonly all: readonly [Policy, ...Policy[]] }>('features/reading/policies/policies', {
  all: [
    {
      policy_id: 1,
      policy_name: 'Privacy Policy',
      policy_permission: 'Yes',
      policy_content: privacy,
      policy_text: null,
    },
    {
      policy_id: 2,
      policy_name: 'Terms of Service',
      policy_permission: 'Yes',
      policy_content: terms,
      policy_text: null,
    },
    {
      policy_id: 3,
      policy_name: 'Return and Refund Policy',
      policy_permission: 'Yes',
      policy_content: returns,
      policy_text: null,
    },
    {
      policy_id: 4,
      policy_name: 'Shipping and Delivery Policy',
      policy_permission: 'Yes',
      policy_content: shipping,
      policy_text: null,
    },
    {
      policy_id: 5,
      policy_name: 'Discount and Coupon Policy',
      policy_permission: 'No',
      policy_content: '',
      policy_text:
        'The rules for discounts and coupons change with each sale, so they are kept on an external page. Read them there before you create a coupon: https://www.example.com/sellers/discounts-and-coupons',
    },
    {
      policy_id: 6,
      policy_name: 'Account Management Policy',
      policy_permission: 'No',
      policy_content: '',
      policy_text:
        'How an account is transferred, paused or closed is kept on an external page, where it can also be asked for: https://www.example.com/sellers/account-management',
    },
    {
      policy_id: 7,
      policy_name: 'Security Policy',
      policy_permission: 'Yes',
      policy_content: security,
      policy_text: null,
    },
  ],
})

const toTopic = (policy: Policy): Topic => ({
  id: policy.policy_id,
  name: policy.policy_name,
  body:
    policy.policy_permission === 'Yes'
      ? { kind: 'content', html: policy.policy_content }
      : { kind: 'note', text: policy.policy_text },
})

/** The seven policies (POL-01). */
export function policyTopics(): Topics {
  const [first, ...others] = policies.all
  return [toTopic(first), ...others.map(toTopic)]
}
