import { lazyRouteComponent, type ErrorComponentProps } from '@tanstack/react-router'
import { useLanguage } from '@/catalogues/use-language'
import { isMissingFile } from '../updates/missing-chunk'
import { MissingScreen } from './missing-screen'

const CrashScreen = lazyRouteComponent(() => import('./crash-screen'), 'CrashScreen')

/** Replaces a screen that failed. What reports a missing file is not loaded late, since its own file could be missing too. */
export function TroubleScreen(props: ErrorComponentProps) {
  useLanguage()
  return isMissingFile(props.error) ? <MissingScreen /> : <CrashScreen {...props} />
}
