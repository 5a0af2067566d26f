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
import { useReadiness } from '../updates/use-readiness'
import { Content } from '../shell/content'
import { HeaderBar } from '../shell/header-bar'
import { LanguageOptions } from '../shell/language-choice'
import { PortalFrame } from '../shell/portal-layout'
import { updateTexts } from '../notices/update-texts'

function LanguageField() {
  const { tag } = useLanguage()
  return (
    <Select aria-label={shellTexts.language} value={tag} onChange={(event) => chooseLanguage(event.target.value)} className="max-w-form">
      <LanguageOptions />
    </Select>
  )
}

/** Open to everybody; in the portal's frame while signed in (ABOUT-01). @param room the browser's storage estimate, null while unknown */
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
