import { cn } from './cn'

/** Shows that something is being sent: it rests at the start of the line and moves along as the line is drawn. Put it inside a `sewn` element. */
export function Needle({ className }: { readonly className?: string }) {
  return (
    <span aria-hidden data-part="needle" className={cn('needle', className)}>
      <svg viewBox="0 0 34 7" className="block size-full">
        <path
          fillRule="evenodd"
          d="M34 3.5C26 1 13 .2 3.5.9 1.3 1.1 0 2.2 0 3.5s1.3 2.4 3.5 2.6C13 6.8 26 6 34 3.5ZM3 2.7h5.5a.8.8 0 0 1 0 1.6H3a.8.8 0 0 1 0-1.6Z"
        />
      </svg>
    </span>
  )
}
