import { createFileRoute } from '@tanstack/react-router'
import { ProductFeedbackDetailsScreen } from '@/features/feedback/product-feedback-details-screen'

export const Route = createFileRoute('/_portal/productfeedbackdetails/$id')({
  component: ProductFeedbackDetailsPage,
})

function ProductFeedbackDetailsPage() {
  return <ProductFeedbackDetailsScreen {...Route.useParams()} />
}
