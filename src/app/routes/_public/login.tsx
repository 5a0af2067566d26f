import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '@/features/access/login/login-screen'

export const Route = createFileRoute('/_public/login')({
  // Where everybody begins: one file less to wait for.
  codeSplitGroupings: [],
  component: LoginScreen,
})
