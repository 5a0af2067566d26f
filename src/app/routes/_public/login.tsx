import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../../pages/login-page'

export const Route = createFileRoute('/_public/login')({
  // Not split: everybody begins here, and waits for one file less.
  codeSplitGroupings: [],
  component: LoginPage,
})
