// Sends one kind of request again and again, over so many connections, until it is told to stop: a thread of `flood.mjs`.
import { parentPort, workerData } from 'node:worker_threads'

const { url, init, file, connections } = workerData
const statuses = {}
let over = false
parentPort.on('message', () => {
  over = true
})

// made once, so that the server is what is measured
const bytes = file ? undefined : init.body && new TextEncoder().encode(init.body)
const blob = file && new File([file.text], file.name)

function bodyOf() {
  if (!blob) return { ...init, body: bytes }
  const body = new FormData()
  body.append('file', blob)
  return { ...init, body }
}

async function sendOn() {
  while (!over) {
    const status = await fetch(url, bodyOf())
      .then(async (response) => {
        await response.arrayBuffer()
        return response.status
      })
      // the server may answer and hang up before it has read all of a body
      .catch(() => 'hung up')
    statuses[status] = (statuses[status] ?? 0) + 1
  }
}

await Promise.all(Array.from({ length: connections }, sendOn))
parentPort.postMessage(statuses)
parentPort.close()
