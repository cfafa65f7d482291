import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll } from 'vitest'
import type { S3Settings } from '../s3-files'

const bucket = 'media'

/** An S3 server of this machine's own, with an empty bucket, for all tests of a file. */
export function localS3() {
  let server: S3rver | undefined
  let folder = ''
  let port = 0

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'local-s3-'))
    server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory: folder,
      configureBuckets: [{ name: bucket, configs: [] }],
    })
    const address = await server.run()
    port = (address as AddressInfo).port
  })
  afterAll(async () => {
    await server?.close()
    await rm(folder, { recursive: true })
  })

  return {
    settings: (): S3Settings => ({
      address: `http://127.0.0.1:${port}/${bucket}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    }),
  }
}
