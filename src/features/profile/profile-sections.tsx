import type { ReactNode } from 'react'
import { CardDescription, CardTitle } from '@/ui/card'
import { personTexts } from '@/domain/person-texts'
import { CheckboxField } from '@/forms/checkbox-field'
import { PhoneField } from '@/forms/phone-field'
import { TextField } from '@/forms/text-field'
import { ProvenContact } from './proven-contact'
import { profileTexts as texts } from './texts'
import type { ProfileFormApi } from './use-profile-form'

interface SectionProps {
  readonly form: ProfileFormApi
}

export function DetailsSection({ form }: SectionProps) {
  return (
    <Section title={texts.details}>
      <div className="grid gap-5 md:grid-cols-2">
        <form.AppField name="firstName">
          {() => <TextField label={personTexts.firstName} autoComplete="given-name" enterKeyHint="next" />}
        </form.AppField>
        <form.AppField name="lastName">
          {() => <TextField label={personTexts.lastName} autoComplete="family-name" enterKeyHint="next" />}
        </form.AppField>
      </div>
      <form.AppField name="twoWayAuthEnabled">
        {() => <CheckboxField label={personTexts.twoWayAuth} />}
      </form.AppField>
    </Section>
  )
}

export function ContactSection({ form }: SectionProps) {
  return (
    <Section title={texts.contact} description={texts.proofNeeded}>
      <ProvenContact form={form} name="email" />
      <ProvenContact form={form} name="primaryPhone" />
      <ProvenContact form={form} name="secondaryPhone" />
    </Section>
  )
}

export function CustomerSection({ form }: SectionProps) {
  return (
    <Section title={texts.customers} description={texts.optional}>
      <form.AppField name="customerEmail">
        {() => (
          <TextField
            type="email"
            label={texts.labels.customerEmail}
            autoComplete="off"
            enterKeyHint="next"
          />
        )}
      </form.AppField>
      <form.AppField name="customerPhone">
        {() => (
          <PhoneField label={texts.labels.customerPhone} hint={personTexts.mobileHint} autoComplete="off" enterKeyHint="done" />
        )}
      </form.AppField>
    </Section>
  )
}

interface SectionFrameProps {
  readonly title: string
  readonly description?: string
  readonly children: ReactNode
}

function Section({ title, description, children }: SectionFrameProps) {
  return (
    <section className="flex flex-col gap-4">
      <div>
        <CardTitle>{title}</CardTitle>
        {description !== undefined && <CardDescription>{description}</CardDescription>}
      </div>
      <div className="flex max-w-form flex-col gap-5">{children}</div>
    </section>
  )
}
