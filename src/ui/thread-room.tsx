/** The room of the steps' thread, as tall as it, until it is there: what stands below does not move when it comes. */
export function ThreadRoom() {
  return (
    <div aria-hidden data-slot="thread-room" className="surface-cloth max-lg:h-[88px] lg:pt-[52px] lg:pb-2.5 print:hidden">
      <span className="block text-hint leading-tight max-lg:hidden">&nbsp;</span>
      <span className="block text-sm max-lg:hidden">&nbsp;</span>
    </div>
  )
}
