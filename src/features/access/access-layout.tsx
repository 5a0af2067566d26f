import type { ReactNode } from 'react'
import { texts } from './texts'

/** Sign-in and registration: the form, and beside it on a wide screen what the product promises. */
export function AccessLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex grow">
      <div className="min-w-0 grow gutter pt-6 pb-12">
        <div className="mx-auto max-w-form lg:pt-6">{children}</div>
      </div>
      {/* Behind the form in the document: what a person came for is read first. */}
      <div className="surface-cloth relative order-first w-[42%] flex-none py-20 pr-16 pl-14 max-lg:hidden">
        <p className="text-2xl font-bold text-balance">{texts.panel.promise}</p>
        <ul className="mt-8 grid list-disc gap-3 pl-5">
          {texts.panel.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className="absolute inset-y-6 right-3 border-r-3 border-marigold" />
      </div>
    </div>
  )
}
