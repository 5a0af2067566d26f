import { createFileRoute } from '@tanstack/react-router'
import { ArticlesScreen } from '@/features/reading/articles/articles-screen'

export const Route = createFileRoute('/_portal/articles')({ component: ArticlesScreen })
