import { catalogue } from '@/catalogues/catalogue'

/** The offer to end the other backend's session too; null in a build with only one, which must not mention the demo. */
export const logOutElsewhereTexts =
  import.meta.env.VITE_DEMO === 'off'
    ? null
    : catalogue('app/shell/log-out-elsewhere', {
        real: 'Also log out of the real backend; steps that wait there are kept',
        demo: 'Also log out of the demo; steps that wait there are kept',
      })
