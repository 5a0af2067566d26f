import { createFileRoute } from '@tanstack/react-router'
import { OffersScreen } from '@/features/offers/offers-screen'

export const Route = createFileRoute('/_portal/alloffers')({
  component: OffersScreen,
})
