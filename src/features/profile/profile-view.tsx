import { Link } from '@tanstack/react-router'
import type { Profile } from '@/domain/profile'
import { ResourceMark } from '@/resources/resource-mark'
import type { Source } from '@/resources/source'
import { Button, buttonVariants } from '@/ui/button'
import { Card, CardTitle } from '@/ui/card'
import { PageHead } from '@/ui/page-head'
import { savedProfiles } from './own-profile'
import { profileTexts as texts } from './texts'

interface ProfileViewProps {
  readonly source: Source<Profile>
  readonly profile: Profile
  readonly onEdit: () => void
}

/** The profile to look at, with the ways to change it. */
export function ProfileView({ source, profile, onEdit }: ProfileViewProps) {
  return (
    <>
      <PageHead title={texts.title} mark={<ResourceMark of={source} changes={savedProfiles} />} />
      <Details title={texts.details} names={['firstName', 'lastName', 'twoWayAuthEnabled']} profile={profile} />
      <Details title={texts.contact} names={['email', 'primaryPhone', 'secondaryPhone']} profile={profile} />
      <Details title={texts.customers} names={['customerEmail', 'customerPhone']} profile={profile} />
      <div className="flex flex-wrap gap-3 max-md:*:grow">
        <Button onClick={onEdit}>{texts.edit}</Button>
        <Link to="/changepassword" className={buttonVariants({ variant: 'outline' })}>
          {texts.changePassword}
        </Link>
      </div>
    </>
  )
}

interface DetailsProps {
  readonly title: string
  readonly names: readonly (keyof Profile)[]
  readonly profile: Profile
}

function Details({ title, names, profile }: DetailsProps) {
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <dl className="grid gap-x-6 gap-y-3 md:grid-cols-3">
        {names.map((name) => (
          <div key={name} className="min-w-0">
            <dt className="text-hint text-muted-foreground">{texts.labels[name]}</dt>
            <dd className="wrap-anywhere">{shown(profile[name])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function shown(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? texts.on : texts.off
  return value === '' ? texts.notGiven : value
}
