import { Link } from '@tanstack/react-router'
import { publicTitles } from '../titles/public-titles'

/** The way to what is said of the app, at the foot of the sign-in screen. */
export const AboutLink = () => (
  <Link to="/about" className="inline-flex min-h-11 items-center self-start">
    {publicTitles['/about']}
  </Link>
)
