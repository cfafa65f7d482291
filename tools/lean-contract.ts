import type { Plugin } from 'vite'

const contract = /\/packages\/api-client\/src\/contract\/(?:[\w-]+\/)*[\w-]+\.ts$/
const summaries = /\n\s*summary: (?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),/g

/** Removes the descriptions of calls from the contract; only the server needs them, for OpenAPI. */
export const leanContract = (): Plugin => ({
  name: 'lean-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: contract },
    handler: (source) => ({ code: source.replace(summaries, ''), map: null }),
  },
})
