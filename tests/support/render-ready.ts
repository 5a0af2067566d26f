import { act, render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'

/**
 * Shows a screen whose parts wait for something already available, such as the opened store. React keeps a fallback for
 * at least 300 ms once it is shown, but not within an awaited `act`.
 */
export const renderReady = (screen: ReactNode): Promise<RenderResult> => act(async () => render(screen))
