import { Link } from '@tanstack/react-router'
import type { Profile } from '@/domain/profile'
import { ResourceMark } from '@/resources/resource-mark'
import type { Source } from '@/resources/source'
import { Button, buttonVariants } from '@/ui/button'
import { CardTitle } from '@/ui/card'
import { PageHead } from '@/ui/page-head'
import { savedProfiles } from './own-profile'
import { labelOf, profileTexts as texts } from './texts'

interface ProfileViewProps {
  readonly source: Source<Profile>
  readonly profile: Profile
  /** Null where the seller's stored changes cannot be read, since they must not be overwritten. */
  readonly onEdit: (() => void) | null
}

/** The profile, with the buttons to change it. */
export function ProfileView({ source, profile, onEdit }: ProfileViewProps) {
  return (
    <>
      <PageHead title={texts.title} mark={<ResourceMark of={source} changes={savedProfiles} />} />
      <div className="bound-page ruled">
        <Details title={texts.details} names={['firstName', 'lastName', 'twoWayAuthEnabled']} profile={profile} />
        <Details title={texts.contact} names={['email', 'primaryPhone', 'secondaryPhone']} profile={profile} />
        <Details title={texts.customers} names={['customerEmail', 'customerPhone']} profile={profile} />
      </div>
      <div className="flex flex-wrap gap-3 max-md:*:grow">
        {onEdit !== null && <Button onClick={onEdit}>{texts.edit}</Button>}
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
    <section className="flex flex-col gap-3">
      <CardTitle>{title}</CardTitle>
      <dl className="flex flex-col gap-2">
        {names.map((name) => (
          <div key={name} className="flex flex-wrap gap-x-5 max-md:justify-between">
            <dt className="text-muted-foreground md:w-menu">{labelOf(name)}</dt>
            <dd className="min-w-0 font-semibold">{shown(profile[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function shown(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? texts.on : texts.off
  return value === '' ? texts.notGiven : value
}
