import { createFileRoute } from '@tanstack/react-router'
import { SellerFeedbackScreen } from '@/features/feedback/seller-feedback-screen'
import { starsIn } from '@/features/feedback/stars'

export const Route = createFileRoute('/_portal/sellerfeedback')({
  validateSearch: starsIn,
  component: SellerFeedbackPage,
})

function SellerFeedbackPage() {
  return <SellerFeedbackScreen {...Route.useSearch()} />
}
