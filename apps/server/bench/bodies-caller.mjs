// Sends the bodies of `bodies.mjs` from a thread of its own: each when it is told to.
import { parentPort } from 'node:worker_threads'

let next
parentPort.on('message', async (message) => {
  if (message !== 'go') {
    next = message
    parentPort.postMessage('ready')
    return
  }
  const began = performance.now()
  const status = await fetch(next.url, next.init)
    .then(async (response) => {
      await response.arrayBuffer()
      return response.status
    })
    .catch((error) => String(error.cause ?? error))
  parentPort.postMessage({ status, ms: performance.now() - began })
})
