import { words } from 'virtual:english'
import { channelNames, fieldNames, texts } from '@mocks/engine/texts'
import { scenarios } from '@mocks/scenarios/scenarios'
import { script } from '@mocks/scenarios/script'

/** The English texts of the service and of the presenter's script, by catalogue. */
export const english = {
  ...Object.fromEntries(Object.entries(words).filter(([name]) => name.startsWith('contract/'))),
  'mocks/engine': texts,
  'mocks/engine#channelNames': channelNames,
  'mocks/engine#fieldNames': fieldNames,
  'mocks/scenarios': Object.fromEntries(scenarios.map(({ id, title, description }) => [id, { title, description }])),
  'mocks/scenarios/script': Object.fromEntries(script.map(({ id, title, say, show }) => [id, { title, say, show }])),
}
