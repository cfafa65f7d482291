import { open } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import mediaInfo, { type MediaInfoResult } from 'mediainfo.js'
import type { Answer, Question } from './file-worker'

const reader = mediaInfo({ format: 'object', chunkSize: 65_536 })

async function look({ path }: Question): Promise<MediaInfoResult> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    return await (await reader).analyzeData(size, async (length, start) => {
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, start)
      return buffer.subarray(0, bytesRead)
    })
  } finally {
    await file.close()
  }
}

let last = Promise.resolve()
parentPort?.on('message', (question: Question) => {
  last = last.then(async () => {
    const answer: Answer<MediaInfoResult> = { id: question.id, answer: await look(question) }
    parentPort?.postMessage(answer)
  })
})
