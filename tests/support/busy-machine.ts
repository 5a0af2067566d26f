import { configure } from '@testing-library/react'
import { vi } from 'vitest'

// A screen in a test shares two cores with every other one and needs its time; what never comes fails all the same.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5_000 })
