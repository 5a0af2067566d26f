import { catalogue } from '@/catalogues/catalogue'
import { referralRewardRupees } from '@/domain/portal-limits'
import { moneyText } from '@/domain/money-text'

const reward = (): string => moneyText(referralRewardRupees)

export const referralTexts = catalogue('features/referral', {
  title: 'Referral Offers',
  get intro() {
    return `Invite a seller and earn ${reward()} in advertisement points.`
  },
  howTitle: 'Invite and earn',
  get how() {
    return [
      'Send your link to somebody who wants to sell here.',
      'They register through it and make their first sale.',
      `${reward()} is credited to your advertisement wallet, as points.`,
    ]
  },
  linkTitle: 'Your invitation link',
  linkHint: (code: string) => `It opens the registration. The code at its end, ${code}, is yours.`,
  notEvaluated: 'This version does not count invitations and credits nothing yet.',
  copy: 'Copy link',
  copied: 'Link copied.',
  copyRefused: 'This browser does not let us copy. The link is selected: copy it yourself.',
  share: 'Share link',
  shareTitle: 'Sell with me',
  shareText: 'Open your own shop on the marketplace.',
  shareFailed: 'This device could not share the link. Copy it instead.',
  sellerUnknown: 'This device has forgotten which seller you are. Log in again to get your link.',
  logIn: 'Log in',
  cardTitle: 'Refer a seller',
  get cardText() {
    return `${reward()} in advertisement points after their first sale.`
  },
  cardLink: 'Referral offers',
})
