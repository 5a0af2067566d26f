import { createFileRoute } from '@tanstack/react-router'
import { PoliciesScreen } from '@/features/reading/policies/policies-screen'

export const Route = createFileRoute('/_portal/policy')({ component: PoliciesScreen })
