import * as z from 'zod/mini'

// Zod's compiled validators need eval, which a strict content security policy forbids.
// All code imports zod through this module, so that the switch is set before the first schema.
z.config({ jitless: true })

export { z }
