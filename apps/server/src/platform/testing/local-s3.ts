import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll } from 'vitest'
import type { S3Settings } from '../files/s3-files'

const bucket = 'media'
const region = 'eu-north-1'
const accessKeyId = 'LOCALACCESSKEY'
const secretAccessKey = 'a secret / with + signs'
const oldest = 15 * 60_000

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** An error response in S3's format. */
class S3Error extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

const timeOf = (amzDate: string) =>
  Date.parse(amzDate.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** Computes the AWS signature version 4 of a received request. */
function signatureOf(request: IncomingMessage, signedHeaders: string, scope: string): string {
  const { method = '', url = '', headers } = request
  const { pathname, searchParams } = new URL(url, 'http://local')
  const encoded = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
  const query = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort()
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const payload = String(headers['x-amz-content-sha256'])
  const canonical = [method, pathname, query.join('&'), lines.join(''), signedHeaders, payload].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secretAccessKey}`)
  return hmac(key, toSign).toString('hex')
}

function checkSignature(request: IncomingMessage): void {
  const { authorization = '', ...headers } = request.headers
  const [, credential = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(authorization) ?? []
  const [key, ...scope] = credential.split('/')
  if (key === '') throw new S3Error(403, 'AccessDenied')
  if (key !== accessKeyId) throw new S3Error(403, 'InvalidAccessKeyId')
  const amzDate = String(headers['x-amz-date'])
  if (!(Math.abs(Date.now() - timeOf(amzDate)) < oldest)) throw new S3Error(403, 'RequestTimeTooSkewed')
  if (scope.join('/') !== `${amzDate.slice(0, 8)}/${region}/s3/aws4_request`) {
    throw new S3Error(400, 'AuthorizationHeaderMalformed')
  }
  const needed = ['host', 'x-amz-content-sha256', 'x-amz-date']
  if (needed.some((name) => !signedHeaders.split(';').includes(name))) throw new S3Error(403, 'AccessDenied')
  const expected = Buffer.from(signatureOf(request, signedHeaders, scope.join('/')))
  if (!timingSafeEqual(Buffer.from(signature), expected)) throw new S3Error(403, 'SignatureDoesNotMatch')
}

/**
 * Implements the S3 calls that the server makes, in memory. Requests without a valid AWS signature version 4 are
 * refused.
 */
async function answer(request: IncomingMessage, response: ServerResponse, objects: Map<string, Buffer>): Promise<void> {
  checkSignature(request)
  const { pathname } = new URL(request.url ?? '', 'http://local')
  const [, name, ...rest] = pathname.split('/')
  const key = rest.join('/')
  if (name !== bucket) throw new S3Error(404, 'NoSuchBucket')
  if (key === '') {
    if (request.method !== 'HEAD') throw new S3Error(405, 'MethodNotAllowed')
    return void response.end()
  }
  if (request.method === 'PUT') {
    const body = await buffer(request)
    const hash = String(request.headers['x-amz-content-sha256'])
    if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) throw new S3Error(400, 'XAmzContentSHA256Mismatch')
    objects.set(key, body)
    return void response.end()
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return void response.writeHead(204).end()
  }
  const object = objects.get(key)
  if (!object) throw new S3Error(404, 'NoSuchKey')
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const bytes = first === undefined ? object : object.subarray(Number(first), Number(last) + 1)
  const range = first === undefined ? {} : { 'content-range': `bytes ${first}-${last}/${object.length}` }
  response.writeHead(first === undefined ? 200 : 206, { 'content-length': bytes.length, ...range })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** A local S3 store with an empty bucket, shared by the tests of a file. */
export function localS3() {
  const objects = new Map<string, Buffer>()
  let server: Server
  let port = 0

  beforeAll(async () => {
    server = createServer((request, response) => {
      answer(request, response, objects).catch((error: unknown) => {
        const { status, code } = error instanceof S3Error ? error : new S3Error(500, 'InternalError')
        request.resume()
        response.writeHead(status, { 'content-type': 'application/xml' })
        response.end(request.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`)
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address() as AddressInfo // of a TCP server it is never a path
    port = address.port
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  return {
    settings: (): S3Settings => ({
      address: `http://127.0.0.1:${port}/${bucket}`,
      region,
      accessKeyId,
      secretAccessKey,
    }),
  }
}
