import { createFileRoute } from '@tanstack/react-router'
import { sampleSources } from '@/app/resource-sources'
import { SellerFeedbackScreen } from '@/features/feedback/seller-feedback-screen'
import { starsIn } from '@/features/feedback/stars'

export const Route = createFileRoute('/_portal/sellerfeedback')({
  validateSearch: starsIn,
  loader: () => sampleSources.sellerFeedback.prepare(),
  component: SellerFeedbackPage,
})

function SellerFeedbackPage() {
  return <SellerFeedbackScreen {...Route.useSearch()} feedback={sampleSources.sellerFeedback} />
}
