import { onboardingSteps } from '@/contract/steps'
import { stepNames } from '@/domain/steps/step-texts'
import { Book, Page } from '@/ui/book'
import { dayBegins, type TimeOfDay } from './greeting'
import { dashboardTexts as texts } from './texts'

const timesOfDay: readonly TimeOfDay[] = ['morning', 'afternoon', 'evening']

/** The attribute of each greeting with the hour from which it applies. */
export const hourAttribute = 'data-from'

/** A placeholder for what only the device knows. */
const Unknown = ({ className }: { readonly className: string }) => <span className={`block rounded-md bg-muted ${className}`} />

/**
 * The part of the seller's home that is the same on every device, rendered at build: the greetings, of which a script in the
 * page picks one, and the names of the steps while they are still to be done, without their status.
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
