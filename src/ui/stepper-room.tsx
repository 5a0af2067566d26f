/** The room of the steps' progress-line, as tall as it, until it is there: what stands below does not move when it comes. */
export function StepperRoom() {
  return (
    <div aria-hidden data-slot="stepper-room" className="surface-cloth max-lg:h-[88px] lg:pt-[52px] lg:pb-2.5 print:hidden">
      <span className="block text-hint leading-tight max-lg:hidden">&nbsp;</span>
      <span className="block text-sm max-lg:hidden">&nbsp;</span>
    </div>
  )
}
