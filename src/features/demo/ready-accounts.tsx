import { useNavigate } from '@tanstack/react-router'
import type { PresenterService, ReadyAccount } from '@/contract/presenter/service'
import { stepNames } from '@/domain/steps/step-texts'
import { formIds } from '@/forms/form-ids'
import { requestFill } from '@/forms/fill-requests'
import { Button } from '@/ui/button'
import { SubHeading } from './console-section'
import { demoTexts as texts } from './texts'

function progressText({ nextStep, hasShop }: ReadyAccount): string {
  if (nextStep !== 'complete') return texts.atStep(stepNames[nextStep])
  return hasShop === true ? texts.withOpenShop : texts.underReview
}

/** Accounts that can sign in at once; one tap fills in the sign-in screen (DEMO-02). */
export function ReadyAccounts({ service }: { readonly service: PresenterService }) {
  const navigate = useNavigate()
  async function fillIn({ email, password }: ReadyAccount): Promise<void> {
    await navigate({ to: '/login' })
    requestFill(formIds.login, { identifier: email, password })
  }

  const [first] = service.accounts
  if (first === undefined) return null
  return (
    <>
      <SubHeading>{texts.accounts}</SubHeading>
      <p className="text-hint text-muted-foreground">{texts.accountsHelp(first.password)}</p>
      <ul className="flex flex-col gap-2">
        {service.accounts.map((account) => (
          <li key={account.id}>
            <Button
              variant="outline"
              size="compact"
              className="w-full justify-start text-start"
              onClick={() => void fillIn(account)}
            >
              <span>
                {account.name}, {progressText(account)}
                <span className="block text-sm font-normal break-all text-muted-foreground">{account.email}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
