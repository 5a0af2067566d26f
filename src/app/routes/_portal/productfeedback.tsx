import { createFileRoute } from '@tanstack/react-router'
import { ProductFeedbackScreen } from '@/features/feedback/product-feedback-screen'
import { starsIn } from '@/features/feedback/stars'

export const Route = createFileRoute('/_portal/productfeedback')({
  validateSearch: starsIn,
  component: ProductFeedbackPage,
})

function ProductFeedbackPage() {
  return <ProductFeedbackScreen {...Route.useSearch()} />
}
