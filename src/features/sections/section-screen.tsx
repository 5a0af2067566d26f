import { Link, useMatches } from '@tanstack/react-router'
import { Alert, AlertDescription, AlertTitle } from '@/ui/alert'
import { buttonVariants } from '@/ui/button'
import { CardDescription, CardTitle } from '@/ui/card'
import { PageHead } from '@/ui/page-head'
import { nearestPlaces, nearestTexts } from './nearest-places'
import { isSectionAddress, sectionPurposes, sections } from './sections'
import { sectionTexts as texts } from './texts'

/** The page of a menu section without a screen: its purpose, that it is not built yet, and the nearest existing screen (ROUTE-05). */
export function SectionScreen({ title }: { readonly title: string }) {
  const address = useMatches({ select: (matches) => matches.map(({ fullPath }) => fullPath).find(isSectionAddress) })
  if (address === undefined) throw new Error('This address is missing in the catalogue of sections')
  const nearest = sections[address]
  const { label, description } = nearestTexts[nearest]
  return (
    <div className="flex w-full max-w-page flex-col gap-5">
      <PageHead title={title}>{sectionPurposes[address]}</PageHead>
      <Alert variant="info">
        <AlertTitle>{texts.notYet}</AlertTitle>
        <AlertDescription>{texts.nothingHidden}</AlertDescription>
      </Alert>
      <div className="bound-page ruled">
        <section className="flex flex-col gap-3">
          <CardTitle>{texts.nearest}</CardTitle>
          <CardDescription>{description}</CardDescription>
          <Link {...nearestPlaces[nearest]} className={buttonVariants({ variant: 'outline', className: 'w-fit' })}>
            {label}
          </Link>
        </section>
      </div>
    </div>
  )
}
