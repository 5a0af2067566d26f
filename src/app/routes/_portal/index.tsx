import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../../shell/home-page'

export const Route = createFileRoute('/_portal/')({
  component: HomePage,
})
