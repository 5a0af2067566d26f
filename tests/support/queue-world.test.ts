import { expect, it } from 'vitest'
import { openWorld } from './queue-world'

it('QUEUE-01 P1 the model of the queue sees that a save was called saved before it was committed', async () => {
  const world = openWorld(0, [3, 3])
  const { device } = world
  try {
    await world.signIn('S1')
    const [tab] = device.tabs
    if (tab === undefined) throw new Error('The phone has no tab')
    const { outbox, database } = tab.store
    const { save } = outbox
    const early: typeof save = (toSave) =>
      new Promise((resolve) => {
        database.submissions.hook('creating', () => resolve({ kind: 'stored', value: 1 }))
        void save(toSave)
      })
    Object.assign(outbox, { save: early })
    await world.saveSome(tab, [0], 'dies')
    await world.check()
    expect(world.broken).toEqual(['lost: S1 change thing:0, 1'])
  } finally {
    await device.remove()
  }
})
