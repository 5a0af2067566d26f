import { onboardingSteps } from '@/contract/steps'
import { stepNames } from '@/domain/steps/step-texts'
import { Book, Page } from '@/ui/book'
import { dayBegins, type TimeOfDay } from './greeting'
import { dashboardTexts as texts } from './texts'

const timesOfDay: readonly TimeOfDay[] = ['morning', 'afternoon', 'evening']

/** On each greeting: the hour from which on it is one. */
export const hourAttribute = 'data-from'

/** A line that only the device can fill. */
const Unknown = ({ className }: { readonly className: string }) => <span className={`block rounded-md bg-muted ${className}`} />

/**
 * What of the seller's home is the same on every device, rendered at build: greetings, of which a script in the page
 * picks one, and, while the steps are still to be done, their names. Nothing is said of where they stand.
 */
export function DashboardOutline({ stepsToDo }: { readonly stepsToDo: boolean }) {
  return (
    <div className="flex w-full max-w-shell flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h1>
          {timesOfDay.map((time) => (
            <span key={time} {...{ [hourAttribute]: dayBegins[time] }}>
              {texts.greetings[time]}
            </span>
          ))}
        </h1>
        <p className="text-muted-foreground">{texts.welcome}</p>
      </div>
      <Book binding={null}>
        <Page className="flex flex-col gap-5">
          {stepsToDo && (
            <div>
              <h2 className="mb-4 border-b border-border pb-3 text-lg">{texts.happensNext}</h2>
              <ol className="flex flex-col">
                {onboardingSteps.map((step) => (
                  <li key={step} className="flex gap-3 pb-4 last:pb-0">
                    <Unknown className="size-7 flex-none" />
                    <span>
                      <span className="block font-semibold">{stepNames[step]}</span>
                      <Unknown className="h-5 w-40" />
                    </span>
                  </li>
                ))}
              </ol>
            </div>
          )}
          <Unknown className="h-12" />
        </Page>
        <Page facing>{stepsToDo ? <h2 className="border-b border-border pb-3 text-lg">{texts.afterSigning}</h2> : <Unknown className="h-44" />}</Page>
      </Book>
    </div>
  )
}
