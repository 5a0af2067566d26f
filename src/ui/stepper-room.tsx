/**
 * Reserves the height of the steps' progress line until it has loaded, so that the page below does not shift. In a wide window
 * portal.css moves the menu down by the same height.
 */
export const StepperRoom = () => <div aria-hidden data-slot="stepper-room" className="surface-cloth h-[88px] lg:h-27 print:hidden" />
