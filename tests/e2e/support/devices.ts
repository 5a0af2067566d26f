/** Devices for tests of how they differ, in every project. */
export const aPhone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true } as const
export const aDesktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false } as const
