import * as z from 'zod/mini'

// zod probes for `new Function`, which a strict Content-Security-Policy reports as a violation.
z.config({ jitless: true })

export { z }
