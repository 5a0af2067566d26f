import { cn } from '@/ui/cn'
import { CoverScene } from './cover-scene'
import { texts } from './texts'
import { LineSample } from './line-sample'

/**
 * The cover of the ledger: the promise, the key to the lines, and the scene. Laid out from the bottom up, so that late parts do not
 * move what is already painted. @param long whether it stands over a long form, and is low
 */
export function Cover({ long }: { readonly long: boolean }) {
  return (
    <>
      <p aria-hidden className="mx-auto flex min-h-9 flex-wrap items-center gap-x-5 px-4 text-sm font-semibold whitespace-nowrap lg:hidden">
        {texts.cover.key.map(({ kind, says }) => (
          <span key={kind} className="flex items-center gap-2">
            <LineSample kind={kind} short />
            {says}
          </span>
        ))}
      </p>
      <CoverScene className={cn('w-full flex-none overflow-visible low-window:hidden lg:mb-3 lg:min-h-0 lg:shrink forced-colors:hidden', long ? 'max-lg:h-[72px]' : 'max-lg:h-[clamp(72px,20svh,160px)]')} />
      <div className="@container mx-14 mb-auto flex-none pt-32 max-lg:hidden">
        <p className="text-[2.25rem] leading-(--text-3xl--line-height) font-bold text-balance @min-[28rem]:text-[3rem]">{texts.cover.promise}</p>
        <ul className="mt-8 grid gap-4">
          {texts.cover.rule.map(({ kind, says }) => (
            <li key={kind} className="flex items-center gap-4">
              <LineSample kind={kind} />
              {says}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
