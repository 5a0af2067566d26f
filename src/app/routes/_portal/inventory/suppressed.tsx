import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '../../../shell/planned-page'

export const Route = createFileRoute('/_portal/inventory/suppressed')({
  codeSplitGroupings: [],
  component: PlannedPage,
})
