import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const source = fileURLToPath(new URL('../packages/ui/src/conformance/render-on-server.ts', import.meta.url))

/** Serves the HTML of every part, as a server without a window renders it, for the story that hydrates it. */
export const servesRenderedParts = (): Plugin => ({
  name: 'rendered-parts',
  configureServer(server) {
    let rendered: Promise<string> | undefined
    server.middlewares.use('/rendered-parts.json', (_request, response, next) => {
      rendered ??= runnerImport<typeof import('../packages/ui/src/conformance/render-on-server')>(source).then(
        ({ module }) => JSON.stringify(module.renderParts()),
      )
      rendered.then((json) => {
        response.setHeader('content-type', 'application/json')
        response.end(json)
      }, next)
    })
  },
})
