import { createFileRoute } from '@tanstack/react-router'
import { sampleSources } from '@/app/resource-sources'
import { ProductFeedbackScreen } from '@/features/feedback/product-feedback-screen'
import { starsIn } from '@/features/feedback/stars'

export const Route = createFileRoute('/_portal/productfeedback')({
  validateSearch: starsIn,
  loader: () => sampleSources.productFeedback.prepare(),
  component: ProductFeedbackPage,
})

function ProductFeedbackPage() {
  return <ProductFeedbackScreen {...Route.useSearch()} feedback={sampleSources.productFeedback} />
}
