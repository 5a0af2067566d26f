import { useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import { AboutScreen } from '@/features/about/about-screen'
import { aboutTexts } from '@/features/about/texts'
import { StorageReport } from '@/features/outbox/storage-report'
import type { StorageRoom } from '@/storage/storage-room'
import { useSession } from '@/session/use-session'
import { Select } from '@/ui/select'
import { chooseLanguage } from '../language/follow-language'
import { publicTitles } from '../titles/public-titles'
import { shellTexts } from '../texts'
import { askReadiness, hasWorker, type OfflineReadiness } from '../updates/offline-readiness'
import { workerAnswers } from '../updates/worker-answers'
import { workerTrouble } from '../updates/worker-trouble'
import { Content } from '../shell/content'
import { HeaderBar } from '../shell/header-bar'
import { LanguageOptions } from '../shell/language-choice'
import { PortalFrame } from '../shell/portal-layout'
import { updateTexts } from '../notices/update-texts'

/** Null until the worker has told it. */
function useReadiness(): OfflineReadiness | null {
  const trouble = useSelector(workerTrouble)
  const [readiness, setReadiness] = useState<OfflineReadiness | null>(() => (!hasWorker ? 'no-worker' : workerAnswers() ? null : 'under-way'))
  useEffect(() => {
    if (!hasWorker) return undefined
    let isCurrent = true
    void askReadiness().then((told) => isCurrent && setReadiness(told))
    return () => {
      isCurrent = false
    }
  }, [])
  if (readiness === 'ready' || trouble === null) return readiness
  return trouble === 'refused' ? 'no-worker' : 'incomplete'
}

function LanguageField() {
  const { tag } = useLanguage()
  return (
    <Select aria-label={shellTexts.language} value={tag} onChange={(event) => chooseLanguage(event.target.value)} className="max-w-form">
      <LanguageOptions />
    </Select>
  )
}

/** Open to everybody; in the portal's frame for who is signed in (ABOUT-01). @param room what the browser told of the storage, null where it is not known yet */
export function AboutPage({ room }: { readonly room: StorageRoom | null }) {
  const readiness = useReadiness()
  const about = (
    <AboutScreen
      title={publicTitles['/about']}
      version={import.meta.env.VITE_VERSION}
      readiness={readiness === null ? null : readiness === 'ready' ? updateTexts.offlineReady : aboutTexts.readiness[readiness]}
      language={<LanguageField />}
      storage={<StorageReport known={room} after={readiness} waits={false} />}
    />
  )
  if (useSession().kind === 'signed-in') return <PortalFrame>{about}</PortalFrame>
  return (
    <>
      <HeaderBar />
      <Content className="gutter pt-6 pb-12">{about}</Content>
    </>
  )
}
