/**
 * The room of the steps' progress-line, as tall as it, until it is there: what stands below does not move when it comes. In a
 * wide window portal.css puts the menu below as much.
 */
export const StepperRoom = () => <div aria-hidden data-slot="stepper-room" className="surface-cloth h-[88px] lg:h-27 print:hidden" />
