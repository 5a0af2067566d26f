import type { ConformanceRow } from '../conformance-row'
import { approvalRows } from './approval-rows'
import { duplicateCheckRows } from './duplicate-check-rows'
import { idempotencyRows } from './idempotency-rows'
import { idempotencyRuleRows } from './idempotency-rule-rows'
import { loginRows } from './login-rows'
import { moduleRows } from './module-rows'
import { orderNewsRows } from './order-news-rows'
import { orderRows } from './order-rows'
import { readRows } from './read-rows'
import { recordRows } from './record-rows'
import { registerRows } from './register-rows'
import { registeredDetailsRows } from './registered-details-rows'
import { resendRows } from './resend-rows'
import { signOutRows } from './sign-out-rows'
import { stepRows } from './step-rows'
import { stepRuleRows } from './step-rule-rows'
import { verifyRows } from './verify-rows'
import { wireRows } from './wire-rows'

/** Every promise of the contract, in the order in which a seller meets them. */
export const allRows: readonly ConformanceRow[] = [
  ...duplicateCheckRows,
  ...registerRows,
  ...registeredDetailsRows,
  ...resendRows,
  ...verifyRows,
  ...loginRows,
  ...stepRows,
  ...stepRuleRows,
  ...idempotencyRows,
  ...idempotencyRuleRows,
  ...signOutRows,
  ...readRows,
  ...approvalRows,
  ...moduleRows,
  ...orderRows,
  ...recordRows,
  ...orderNewsRows,
  ...wireRows,
]
