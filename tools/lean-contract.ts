import type { Plugin } from 'vite'

const contract = /\/packages\/api-client\/src\/contract\/[\w-]+\.ts$/
const summaries = /\n\s*summary: (?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),/g

/** Leaves out what the contract says of its calls to people: it is for the description of the API, which the server makes. */
export const leanContract = (): Plugin => ({
  name: 'lean-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: contract },
    handler: (source) => ({ code: source.replace(summaries, ''), map: null }),
  },
})
