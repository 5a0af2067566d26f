import { Link } from '@tanstack/react-router'
import { publicTitles } from '../titles/public-titles'

/** The link to “About this app”, at the foot of the sign-in screen. */
export const AboutLink = () => (
  <Link to="/about" className="inline-flex min-h-11 items-center self-start">
    {publicTitles['/about']}
  </Link>
)
