import { ReadingScreen } from '../reading-screen'
import { policyTopics } from './policies'

/** Our Policies (POL-01). */
export function PoliciesScreen() {
  return <ReadingScreen shelf="policies" topics={policyTopics} />
}
