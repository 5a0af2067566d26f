import { createFileRoute } from '@tanstack/react-router'
import { SectionPage } from '../../../pages/lazy-section-page'

export const Route = createFileRoute('/_portal/replacements/lazy')({
  codeSplitGroupings: [],
  component: SectionPage,
})
