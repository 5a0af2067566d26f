import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../../pages/login-page'

export const Route = createFileRoute('/_public/login')({
  // Where everybody begins: one file less to wait for.
  codeSplitGroupings: [],
  component: LoginPage,
})
