import { createFileRoute } from '@tanstack/react-router'
import { RegisterScreen } from '@/features/access/register/register-screen'
import { screenTitles } from '../../screen-titles'

export const Route = createFileRoute('/_public/register')({
  staticData: { title: screenTitles['/register'] },
  component: RegisterScreen,
})
