import { catalogue } from '@/catalogues/catalogue'
import type { Topic, Topics } from '../topic'
import volunteer from './become-a-volunteer.html?raw'
import help from './how-you-can-help.html?raw'
import feedback from './provide-feedback.html?raw'
import campaigns from './support-our-social-media-campaigns.html?raw'

/** A help article as a backend would send it; `help_content` is untrusted HTML. */
type Article = { readonly help_id: number; readonly help_name: string } & (
  | { readonly help_permission: 'Yes'; readonly help_content: string; readonly help_text: string | null }
  | { readonly help_permission: 'No'; readonly help_content: string; readonly help_text: string }
)

export const articles = catalogue<{ readonly all: readonly [Article, ...Article[]] }>('features/reading/articles/articles', {
  all: [
    {
      help_id: 1,
      help_name: 'How You Can Help',
      help_permission: 'Yes',
      help_content: help,
      help_text: null,
    },
    {
      help_id: 2,
      help_name: 'Become a Volunteer',
      help_permission: 'Yes',
      help_content: volunteer,
      help_text: null,
    },
    {
      help_id: 3,
      help_name: 'Donate to Our Cause',
      help_permission: 'No',
      help_content: '',
      help_text:
        'This portal takes no donations. The fund that buys looms, ovens and presses for new sellers has an external page of its own: https://www.example.com/fund',
    },
    {
      help_id: 4,
      help_name: 'Spread the Word',
      help_permission: 'No',
      help_content: '',
      help_text:
        'Posters, stickers for parcels and pictures to share are kept on an external page: https://www.example.com/sellers/spread-the-word',
    },
    {
      help_id: 5,
      help_name: 'Provide Feedback',
      help_permission: 'Yes',
      help_content: feedback,
      help_text: null,
    },
    {
      help_id: 6,
      help_name: 'Join Our Referral Program',
      help_permission: 'No',
      help_content: '',
      help_text:
        'Who may refer whom, and when the reward is credited, is written on an external page: https://www.example.com/sellers/referral-program',
    },
    {
      help_id: 7,
      help_name: 'Support Our Social Media Campaigns',
      help_permission: 'Yes',
      help_content: campaigns,
      help_text: null,
    },
  ],
})

const toTopic = (article: Article): Topic => ({
  id: article.help_id,
  name: article.help_name,
  body:
    article.help_permission === 'Yes'
      ? { kind: 'content', html: article.help_content }
      : { kind: 'note', text: article.help_text },
})

/** The seven help articles (ART-01). */
export function articleTopics(): Topics {
  const [first, ...others] = articles.all
  return [toTopic(first), ...others.map(toTopic)]
}
