import { createFileRoute } from '@tanstack/react-router'
import { sourceOf } from '@/app/resource-sources'
import { OffersScreen } from '@/features/offers/offers-screen'

export const Route = createFileRoute('/_portal/alloffers')({
  loader: () => sourceOf('offers').prepare(),
  component: () => <OffersScreen offers={sourceOf('offers')} />,
})
