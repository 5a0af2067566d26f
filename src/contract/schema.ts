import * as z from 'zod/mini'

// Compiled validators need eval, which a strict content security policy forbids.
// This module is the one way to zod, so that the switch is set before the first schema.
z.config({ jitless: true })

export { z }
