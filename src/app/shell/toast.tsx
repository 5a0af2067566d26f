import type { ReactNode } from 'react'

/** News that also stands on a page, in passing: it never covers the buttons of a form and cannot be pressed. */
export function Toast({ children }: { readonly children: ReactNode }) {
  return (
    <div className="pointer-events-none fixed right-(--drawer-width) bottom-[calc(6rem+var(--drawer-height))] left-0 z-40 flex justify-center px-4 lg:bottom-[calc(1.5rem+var(--drawer-height))] print:hidden">
      <p className="rounded-lg border-[1.5px] border-success bg-success-soft px-4 py-2 font-semibold text-success shadow-overlay">
        {children}
      </p>
    </div>
  )
}
