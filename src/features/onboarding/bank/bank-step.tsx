import { revalidateLogic, useSelector } from '@tanstack/react-form'
import { accountTypes } from '@/contract/onboarding'
import { hasFullLength } from '@/domain/codes/code-lengths'
import { bankRules, bankStep, ifscAdvice, ifscFinding, type BankForm } from '@/domain/steps/bank-step'
import { bankTexts as texts } from '@/domain/steps/bank-texts'
import { useAppForm } from '@/forms/app-form'
import { CoveredField } from '@/forms/covered-field'
import { RadioGroupField } from '@/forms/radio-group-field'
import { TextField } from '@/forms/text-field'
import { draftsOfStep } from '@/outbox/draft-key'
import { loadBranches, useKnownCodes } from '../known-codes'
import { refusedFieldIn } from '../refused-field'
import { useStep } from '../step-context'
import { StepForm, stepScreen, type StepFieldsProps } from '../step-form'
import { useDeferredAdvice } from '../use-deferred-advice'

function BankFields({ values, begun }: StepFieldsProps<BankForm>) {
  const { sellerId, step, problem, save } = useStep()
  const form = useAppForm({
    formId: draftsOfStep(step),
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: bankRules },
    onSubmit: ({ value }) => save(bankStep.toRequest(value, sellerId)),
  })
  const typed = useSelector(form.store, (state) => state.values)
  const { ifscCode } = typed
  const doubt = useDeferredAdvice(ifscAdvice(ifscCode), hasFullLength('ifsc', ifscCode))
  const branches = useKnownCodes(loadBranches, ifscCode)
  const refused = refusedFieldIn(problem, bankStep.toRequest(typed, sellerId))
  const refusalOf = (field: keyof BankForm): string | undefined => (refused?.field === field ? refused.message : undefined)

  return (
    <form.AppForm>
      <StepForm begun={begun} refused={refused}>
        <form.AppField name="accountHolderName">
          {() => (
            <TextField
              label={texts.accountHolderName}
              error={refusalOf('accountHolderName')}
              hint={texts.accountHolderNameHint}
              autoComplete="name"
              enterKeyHint="next"
            />
          )}
        </form.AppField>
        <div className="grid gap-2.5 md:grid-cols-2 md:gap-5">
          <form.AppField name="accountNumber">
            {() => (
              <CoveredField
                label={texts.accountNumber}
                error={refusalOf('accountNumber')}
                inputMode="numeric"
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="next"
              />
            )}
          </form.AppField>
          <form.AppField name="confirmAccountNumber">
            {() => (
              <CoveredField
                label={texts.confirmAccountNumber}
                error={refusalOf('confirmAccountNumber')}
                inputMode="numeric"
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="next"
              />
            )}
          </form.AppField>
        </div>
        <form.AppField name="accountType">
          {() => (
            <RadioGroupField
              label={texts.accountType}
              error={refusalOf('accountType')}
              inline
              choices={accountTypes.map((type) => ({ value: type, label: texts.accountTypes[type] }))}
            />
          )}
        </form.AppField>
        <form.AppField name="ifscCode" listeners={doubt.listeners}>
          {() => (
            <TextField
              label={texts.ifscCode}
              error={refusalOf('ifscCode')}
              hint={texts.ifscCodeHint}
              advice={doubt.said ?? (branches === '' ? null : ifscFinding(branches, ifscCode))}
              className="advised"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
            />
          )}
        </form.AppField>
      </StepForm>
    </form.AppForm>
  )
}

/** Step 4: bank account details. */
export const BankStep = stepScreen(bankStep.draft, BankFields)
