import { createFileRoute } from '@tanstack/react-router'
import { sampleSources } from '@/app/resource-sources'
import { ProductFeedbackDetailsScreen } from '@/features/feedback/product-feedback-details-screen'

export const Route = createFileRoute('/_portal/productfeedbackdetails/$id')({
  loader: () => sampleSources.productFeedback.prepare(),
  component: ProductFeedbackDetailsPage,
})

function ProductFeedbackDetailsPage() {
  return <ProductFeedbackDetailsScreen {...Route.useParams()} feedback={sampleSources.productFeedback} />
}
