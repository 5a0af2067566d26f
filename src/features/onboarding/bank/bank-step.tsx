import { revalidateLogic, useSelector } from '@tanstack/react-form'
import { accountTypes } from '@/contract/onboarding'
import { bankDraftSchema, bankFormSchema, ifscAdvice, toStep4Request, type BankForm } from '@/domain/bank'
import { useRichForm } from '@/forms/rich-form'
import { draftsOfStep } from '@/outbox/draft'
import type { DraftStatus } from '@/outbox/found-draft'
import { useStep } from '../step-context'
import { StepForm, WithDraft } from '../step-form'
import { bankTexts as texts } from './texts'

/** Step 4: bank account details. */
export function BankStep() {
  return (
    <WithDraft schema={bankDraftSchema} empty={{}}>
      {(values, begun, clear) => <BankFields values={values} begun={begun} onCleared={clear} />}
    </WithDraft>
  )
}

interface BankFieldsProps {
  readonly values: BankForm
  readonly begun: DraftStatus
  readonly onCleared: () => void
}

function BankFields({ values, begun, onCleared }: BankFieldsProps) {
  const { sellerId, step, save } = useStep()
  const form = useRichForm({
    formId: draftsOfStep(step),
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: bankFormSchema },
    onSubmit: ({ value }) => save(toStep4Request(value, sellerId)),
  })
  const ifscCode = useSelector(form.store, (state) => state.values.ifscCode)

  return (
    <form.AppForm>
      <StepForm begun={begun} onCleared={onCleared}>
        <form.AppField name="accountHolderName">
          {(field) => (
            <field.TextField
              label={texts.accountHolderName}
              hint={texts.accountHolderNameHint}
              autoComplete="name"
              enterKeyHint="next"
            />
          )}
        </form.AppField>
        <div className="grid gap-5 md:grid-cols-2">
          <form.AppField name="accountNumber">
            {(field) => (
              <field.TextField
                label={texts.accountNumber}
                inputMode="numeric"
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="next"
              />
            )}
          </form.AppField>
          <form.AppField name="confirmAccountNumber">
            {(field) => (
              <field.TextField
                label={texts.confirmAccountNumber}
                inputMode="numeric"
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="next"
              />
            )}
          </form.AppField>
        </div>
        <form.AppField name="accountType">
          {(field) => (
            <field.RadioGroupField
              label={texts.accountType}
              inline
              choices={accountTypes.map((type) => ({ value: type, label: texts.accountTypes[type] }))}
            />
          )}
        </form.AppField>
        <form.AppField name="ifscCode">
          {(field) => (
            <field.TextField
              label={texts.ifscCode}
              hint={texts.ifscCodeHint}
              advice={ifscAdvice(ifscCode)}
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
