import { createFileRoute } from '@tanstack/react-router'
import { resourceSources } from '@/app/resource-sources'
import { OffersScreen } from '@/features/offers/offers-screen'

export const Route = createFileRoute('/_portal/alloffers')({
  loader: () => resourceSources.offers.prepare(),
  component: () => <OffersScreen offers={resourceSources.offers} />,
})
