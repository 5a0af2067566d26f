import { createFileRoute } from '@tanstack/react-router'
import { PublicPlannedPage } from '../../shell/planned-page'

export const Route = createFileRoute('/_public/forgotpassword')({
  codeSplitGroupings: [],
  component: PublicPlannedPage,
})
