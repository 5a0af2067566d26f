import { createFileRoute } from '@tanstack/react-router'
import { SectionPage } from '../../../shell/planned-page'

export const Route = createFileRoute('/_portal/returns/self')({
  codeSplitGroupings: [],
  component: SectionPage,
})
