import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '../../shell/planned-page'

export const Route = createFileRoute('/_public/otpverification')({
  codeSplitGroupings: [],
  component: PlannedPage,
})
