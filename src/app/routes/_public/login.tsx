import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '@/features/access/login/login-screen'
import { screenTitles } from '../../screen-titles'

export const Route = createFileRoute('/_public/login')({
  staticData: { title: screenTitles['/login'] },
  // Where everybody begins: one file less to wait for.
  codeSplitGroupings: [],
  component: LoginScreen,
})
