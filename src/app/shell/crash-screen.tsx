import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '@/ui/button'
import { troubleTexts as texts } from './trouble-texts'

/** A screen that failed; everything around it lives on (ROUTE-06). */
export function CrashScreen({ reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <div role="alert" className="gutter mx-auto flex w-full max-w-page flex-col items-start gap-4 py-8">
      <h1 tabIndex={-1}>{texts.crashTitle}</h1>
      <p>{texts.crashText}</p>
      <Button
        onClick={() => {
          reset()
          void router.invalidate()
        }}
      >
        {texts.tryAgain}
      </Button>
    </div>
  )
}
