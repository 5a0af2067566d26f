// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ModulesContext, useModules } from '@/resources/modules'
import { session } from '@/session/browser-session'
import { modulesSource } from './seller-modules'

function Shown() {
  const known = useModules()
  return <p>{typeof known === 'object' ? 'offered' : known}</p>
}

it('EXT-02 a screen that asks for the modules before their code is there is told once it is', async () => {
  session.signIn({ sellerId: 'S1', token: 'T1', mobile: '9876543210' })
  render(
    <ModulesContext value={modulesSource}>
      <Shown />
    </ModulesContext>,
  )
  expect(screen.getByText('loading')).toBeDefined()
  expect(await screen.findByText(/^(?:unasked|none|offered)$/, {}, { timeout: 5000 })).toBeDefined()
  session.clear()
})
