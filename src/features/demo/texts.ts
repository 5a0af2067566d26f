import type { ContactChannel } from '@/contract/access'
import { pick } from '@/domain/language'

const channels: Record<ContactChannel, string> = { email: 'E-mail', mobile: 'SMS', secondary: 'SMS' }

export const demoTexts = pick({
  en: {
    title: 'Demo',
    intro: 'Everything runs inside this browser. No data leaves this device.',
    close: 'Close the drawer',
    connection: 'Connection',
    online: 'Online',
    offline: 'Offline',
    connectionHelp: 'Offline cuts the app off from its server, as a dead network would. It stays so after a reload.',
    connectionFailed: 'This browser could not keep the switch.',
    inbox: 'Message inbox',
    inboxEmpty: 'No messages yet. Codes arrive here when somebody registers.',
    channels,
    message: (channel: string, to: string) => `${channel} to ${to}`,
    code: (code: string) => `Your code is ${code}`,
    expired: 'Expired',
    used: 'Used',
    replaced: 'Replaced by a newer code',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Copying is not allowed here. The code is shown above.',
    fill: 'Fill',
    fillAll: 'Fill all codes',
    accounts: 'Ready accounts',
    accountsHelp: (password: string) => `One tap fills in the sign-in screen. The password is ${password}.`,
    atStep: (step: string) => `at ${step}`,
    underReview: 'under review',
  },
})
