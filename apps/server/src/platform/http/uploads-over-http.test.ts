import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { diskFiles } from '../files/disk-files'
import { readNodeForm } from './node-form'

let folder: string
let server: Server
let address: string
let authorization: string
let errors: unknown[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'over-http-'))
  const native = { files: diskFiles(folder), readForm: readNodeForm }
  const app = await createTestApp({ seed: testMall, native })
  errors = app.errors
  authorization = `Bearer ${(await app.signIn('chief')).token}`
  server = createServer(getRequestListener((incoming) => app.app.fetch(incoming, { address: '127.0.0.1' })))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/MediaLibrary?mallId=${ids.near}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

const left = () => readdir(join(folder, 'unfinished')).catch(() => [])
const MB = 1_048_576

async function send(name: string, size: number) {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(size).fill(97)], name))
  const response = await fetch(address, { method: 'POST', headers: { authorization }, body })
  return { status: response.status, message: (await response.json()).message }
}

it('reports an oversized upload while the client is still sending', async () => {
  expect(await send('long.txt', 60 * MB)).toEqual({ status: 413, message: 'File must be at most 40 MB' })
  expect(await send('program.exe', 60 * MB)).toEqual({ status: 415, message: 'File type is not allowed' })
  expect(await left()).toEqual([])
})

it('the next upload of the client works', async () => {
  const { status, message } = await send('words.txt', MB)
  expect([status, message[0].size]).toEqual([200, MB])
})

it('a broken connection leaves nothing behind and is not logged as an error', async () => {
  const sending = request(address, {
    method: 'POST',
    headers: { authorization, 'content-type': 'multipart/form-data; boundary=x' },
  })
  sending.on('error', () => {})
  sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf of wh')
  await expect.poll(left).toHaveLength(1)
  sending.destroy()
  await expect.poll(left).toEqual([])
  expect(errors).toEqual([])
})
