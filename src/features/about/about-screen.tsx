import type { ReactNode } from 'react'
import { codeSources, endedRates } from '@/domain/codes/sources'
import { dayText } from '@/domain/date-texts'
import { amountText } from '@/domain/money-text'
import { PageHead } from '@/ui/page-head'
import { aboutTexts as texts } from './texts'

interface AboutScreenProps {
  readonly title: string
  readonly version: string
  /** Whether the app opens without a connection, in a sentence; null until that is known. */
  readonly readiness: string | null
  readonly language: ReactNode
  readonly storage: ReactNode
}

/** What this app is, what it stores on this device, and whose work it contains (ABOUT-01). */
export function AboutScreen({ title, version, readiness, language, storage }: AboutScreenProps) {
  const { branches, places } = codeSources
  return (
    <div className="flex w-full max-w-list flex-col gap-5">
      <PageHead title={title}>
        {texts.version} {version}
      </PageHead>
      <div className="bound-page ruled">
        <Part title={texts.offline}>
          <p role="status">{readiness ?? '\u00a0'}</p>
        </Part>
        <Part title={texts.language}>{language}</Part>
        <div className="empty:hidden">{storage}</div>
        <Part title={texts.sources}>
          <p>{texts.sourcesIntro}</p>
          <ul className="flex list-disc flex-col gap-2 ps-5">
            <li>
              {texts.branches(amountText(branches.count), dayText(branches.asOf))}{' '}
              <span lang="en">
                <a href={branches.address}>ifsc {branches.version}</a>, Razorpay, MIT
              </span>
            </li>
            <li>
              {texts.places(amountText(places.count), dayText(places.asOf))}{' '}
              <span lang="en">
                <a href={places.address}>GeoNames</a>, <a href={places.licence}>CC BY 4.0</a>, {places.name} {places.version}, MIT
              </span>
            </li>
            <li>{texts.rates(dayText(endedRates.asOf))}</li>
          </ul>
        </Part>
        <Part title={texts.licences}>
          <p>{texts.licencesIntro}</p>
          <a href="/licences.txt" target="_blank" className="inline-flex min-h-11 items-center self-start">
            {texts.licencesLink}
          </a>
        </Part>
      </div>
    </div>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base">{title}</h2>
      {children}
    </section>
  )
}
