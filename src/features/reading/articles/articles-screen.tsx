import { ReadingScreen } from '../reading-screen'
import { articleTopics } from './articles'

/** Help Articles (ART-01). */
export function ArticlesScreen() {
  return <ReadingScreen shelf="articles" topics={articleTopics} />
}
