import { language } from '@/catalogues/language-in-use'
import type { PresenterService } from '@/contract/presenter/service'
import { focusNextLine } from '@/features/demo/in-drawer'
import { unusualText } from '@/features/demo/unusual-text'
import { drawerNote } from '@/session/tab-note'
import { drawerId } from '../shell/backend-mark'
import { isDrawerKey } from '../shell/drawer-keys'
import { drawer } from '../shell/drawer-store'
import { followReplacedData } from './replaced-data'

/** Starts the presenter's drawer: its keys, opening it again after a reload, its mark's warning, and following tabs that replace the demo data. */
export function attendDrawer(service: PresenterService): void {
  followReplacedData()
  document.addEventListener('keydown', openByKeyboard)
  const note = (): void => drawerNote.write(drawer.isOpen() ? 'open' : null)
  // The drawer may have been opened before this chunk was loaded.
  if (drawerNote.read() === null || drawer.isOpen()) note()
  else drawer.set(true)
  drawer.subscribe(note)
  const tell = (): void => drawer.tell(unusualText(service.conditions()))
  service.subscribe(tell)
  language.subscribe(tell)
  tell()
}

/** Alt+Shift+D opens the drawer, goes into it from beside it, and closes it from within. */
function openByKeyboard(event: KeyboardEvent): void {
  if (!isDrawerKey(event)) return
  event.preventDefault()
  const element = document.getElementById(drawerId)
  if (element === null || element.contains(document.activeElement)) drawer.set(!drawer.isOpen())
  else focusNextLine()
}
