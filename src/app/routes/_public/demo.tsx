import { createFileRoute, notFound } from '@tanstack/react-router'
import { chosenBackend } from '../../backend'
import { PublicPlannedPage } from '../../shell/planned-page'

/** Only where the in-browser service answers (ROUTE-09). */
export const Route = createFileRoute('/_public/demo')({
  beforeLoad: () => {
    if (chosenBackend.loadDemo === null) throw notFound()
  },
  codeSplitGroupings: [],
  component: PublicPlannedPage,
})
