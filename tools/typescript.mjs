// Lets Node run the workspace's TypeScript as it stands: Node strips the types itself, but asks for the file extensions
// that our imports leave out. Used with `node --import`, by development and by tests that need a process of their own.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    const ours = specifier.startsWith('.') && context.parentURL?.endsWith('.ts')
    return next(ours && !/\.(ts|js|mjs|json)$/.test(specifier) ? `${specifier}.ts` : specifier, context)
  },
})
