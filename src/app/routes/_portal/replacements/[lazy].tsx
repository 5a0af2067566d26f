import { createFileRoute } from '@tanstack/react-router'
import { SectionPage } from '../../../shell/planned-page'

export const Route = createFileRoute('/_portal/replacements/lazy')({
  codeSplitGroupings: [],
  component: SectionPage,
})
