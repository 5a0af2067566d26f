import { vi } from 'vitest'

/** From now on the browser says this of the camera's permission, until mocks are restored. */
export const permitCamera = (state: PermissionState): unknown =>
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue(Object.assign(new EventTarget(), { name: 'camera', state, onchange: null }))
