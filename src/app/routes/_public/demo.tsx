import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { loadPresenterService } from '../../backend'

/** Only where the in-browser service answers (ROUTE-09). */
export const Route = createFileRoute('/_public/demo')({
  beforeLoad: () => {
    if (loadPresenterService === null) throw notFound()
  },
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import('../../presenter/demo-page'), 'DemoPage'),
})
