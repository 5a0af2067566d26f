import { lazyRouteComponent, type ErrorComponentProps } from '@tanstack/react-router'
import { useLanguage } from '@/catalogues/use-language'
import { isMissingFile } from '../updates/missing-chunk'
import { MissingScreen } from './missing-screen'

const CrashScreen = lazyRouteComponent(() => import('./crash-screen'), 'CrashScreen')

/** In place of a screen that failed. What says that a file is missing must not be a file of its own. */
export function TroubleScreen(props: ErrorComponentProps) {
  useLanguage()
  return isMissingFile(props.error) ? <MissingScreen /> : <CrashScreen {...props} />
}
