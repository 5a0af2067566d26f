import type { ReactNode } from 'react'
import type { ModuleName } from '@/contract/modules/modules'
import { storageTexts } from '@/domain/storage-texts'
import { isNamed } from '@/resources/known-modules'
import { useModules, useModulesFailure } from '@/resources/modules'
import { resourceTexts } from '@/resources/texts'
import { Alert } from '@/ui/alert'
import { PageHead } from '@/ui/page-head'
import { SectionScreen } from './section-screen'
import { sectionTexts as texts } from './texts'

interface ModuleGateProps {
  readonly module: ModuleName
  readonly title: string
  /** The module's screen; rendered, and so loaded, only if the marketplace offers the module to this seller. */
  readonly children: ReactNode
}

/** Guards an address of a module: shows its screen if the marketplace offers the module, else says why not (EXT-02). */
export function ModuleGate({ module, title, children }: ModuleGateProps) {
  const known = useModules()
  const failure = useModulesFailure()
  if (failure !== null) return <Closed title={title}>{resourceTexts.unavailable(storageTexts[failure])}</Closed>
  if (known === 'loading') return null
  if (known === 'none') return <SectionScreen title={title} />
  if (known === 'seller-unknown') return <Closed title={title}>{texts.sellerUnknown}</Closed>
  if (known === 'unasked') return <Closed title={title}>{texts.unasked}</Closed>
  // A closed module is still named, so that what was fetched of it stays readable (EXT-03).
  if (!isNamed(known, module)) return <SectionScreen title={title} />
  return known.notApproved ? <Closed title={title}>{texts.notApproved}</Closed> : children
}

function Closed({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <div className="flex w-full max-w-page flex-col gap-5">
      <PageHead title={title} />
      <Alert variant="info">{children}</Alert>
    </div>
  )
}
