// Lets Node run the workspace's TypeScript. Node strips the types but requires file extensions, which our imports omit.
// Used with `node --import` by development and by tests with child processes.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    const ours = specifier.startsWith('.') && context.parentURL?.endsWith('.ts')
    return next(ours && !/\.(ts|js|mjs|json)$/.test(specifier) ? `${specifier}.ts` : specifier, context)
  },
})
