import { createFileRoute } from '@tanstack/react-router'
import { SectionPage } from '../../../pages/lazy-section-page'

export const Route = createFileRoute('/_portal/invoices/seller')({
  codeSplitGroupings: [],
  component: SectionPage,
})
