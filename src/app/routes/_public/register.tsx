import { createFileRoute } from '@tanstack/react-router'
import { RegisterScreen } from '@/features/access/register/register-screen'

export const Route = createFileRoute('/_public/register')({
  component: RegisterScreen,
})
