import { vi } from 'vitest'

/** Makes the browser report this camera permission until mocks are restored. */
export const permitCamera = (state: PermissionState): unknown =>
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue(Object.assign(new EventTarget(), { name: 'camera', state, onchange: null }))
