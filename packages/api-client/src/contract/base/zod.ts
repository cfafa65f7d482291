import { config } from 'zod/mini'

// zod probes for `new Function`, which a strict Content-Security-Policy reports as a violation.
config({ jitless: true })

// Import it as a namespace: esbuild includes all of zod for a namespace that another module passes on.
export * from 'zod/mini'
// by name, since esbuild includes all of the namespace `z.iso`
export { _isoDate, _isoDateTime } from 'zod/v4/core'
