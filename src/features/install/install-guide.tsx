import Check from 'lucide-react/icons/check'
import Dock from 'lucide-react/icons/dock'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import PanelTop from 'lucide-react/icons/panel-top'
import Share from 'lucide-react/icons/share'
import SquarePlus from 'lucide-react/icons/square-plus'
import type { RefObject } from 'react'
import { Sheet } from '@/ui/sheet'
import type { GuidedBrowser } from './install-way'
import { installTexts as texts } from './texts'

const steps = ['find', 'choose', 'confirm'] as const

/** What to look for in each step. */
const icons = {
  ios: { find: Share, choose: SquarePlus, confirm: Check },
  'firefox-android': { find: EllipsisVertical, choose: SquarePlus, confirm: Check },
  'safari-mac': { find: PanelTop, choose: Dock, confirm: Check },
} as const satisfies Record<GuidedBrowser, Record<(typeof steps)[number], unknown>>

interface InstallGuideProps {
  readonly browser: GuidedBrowser
  readonly onClose: () => void
  /** The element that gets the focus back, if not the one that has it now. */
  readonly opener?: RefObject<HTMLElement | null>
}

/** Three steps for a browser that can install apps but does not offer it; a sheet from below on a phone, else centred (PWA-01). */
export function InstallGuide({ browser, onClose, opener }: InstallGuideProps) {
  const words = texts.guides[browser]

  return (
    <Sheet
      side="below"
      title={texts.guideTitle}
      closeLabel={texts.close}
      onClose={onClose}
      returnFocus={opener && (() => opener.current?.focus())}
    >
      <p className="p-5 pb-0 text-muted-foreground">{words.where}</p>
      <ol className="flex flex-col gap-3 p-5">
        {steps.map((step, index) => {
          const Icon = icons[browser][step]
          return (
            <li key={step} className="flex items-center gap-3">
              <span className="flex size-7 flex-none items-center justify-center rounded-full border-2 border-primary text-sm font-semibold text-primary">
                {index + 1}
              </span>
              <span className="grow">{words[step]}</span>
              <Icon aria-hidden className="size-6 flex-none text-primary" />
            </li>
          )
        })}
      </ol>
    </Sheet>
  )
}
