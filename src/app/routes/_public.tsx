import { createFileRoute } from '@tanstack/react-router'
import { PublicLayout } from '../shell/public-layout'

/** The screens of signing in and up. */
export const Route = createFileRoute('/_public')({ codeSplitGroupings: [], component: PublicLayout })
