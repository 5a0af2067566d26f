import { createFileRoute } from '@tanstack/react-router'
import { SectionPage } from '../../../pages/lazy-section-page'

export const Route = createFileRoute('/_portal/products/draft')({
  codeSplitGroupings: [],
  component: SectionPage,
})
