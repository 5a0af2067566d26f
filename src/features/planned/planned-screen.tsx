import { Link } from '@tanstack/react-router'
import { Alert } from '@/ui/alert'
import { buttonVariants } from '@/ui/button'
import { plannedTexts as texts } from './texts'

/** Stands at an address whose screen does not exist yet, and says so. */
export function PlannedScreen({ title }: { readonly title: string }) {
  return (
    <div className="mx-auto flex w-full max-w-page flex-col items-start gap-5">
      <h1 tabIndex={-1}>{title}</h1>
      <Alert variant="info">{texts.notYet}</Alert>
      <Link to="/" className={buttonVariants({ variant: 'outline' })}>
        {texts.home}
      </Link>
    </div>
  )
}
