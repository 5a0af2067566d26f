import { act, render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'

/**
 * Shows a screen whose parts wait for something at hand, such as the opened store. React keeps a fallback up for
 * 300 ms once it is shown; within an awaited `act` it does not.
 */
export const renderReady = (screen: ReactNode): Promise<RenderResult> => act(async () => render(screen))
