import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { describe, expect, it } from 'vitest'
import { localS3 } from './local-s3'

const s3 = localS3()
const client = (changed: object = {}) => {
  const { address, ...credentials } = s3.settings()
  return new AwsClient({ ...credentials, service: 's3', retries: 0, ...changed })
}
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const codeOf = async (response: Response) => [response.status, /<Code>(\w+)/.exec(await response.text())?.[1]]
const at = (key: string) => `${s3.settings().address}/${key}`

describe('the S3 store of the tests', () => {
  it('stores and returns objects for valid AWS signatures version 4', async () => {
    const headers = { 'x-amz-content-sha256': sha256('a picture') }
    const url = at('folder/a%20name')
    expect((await client().fetch(url, { method: 'PUT', body: 'a picture', headers })).status).toBe(200)
    expect(await (await client().fetch(url)).text()).toBe('a picture')
    const part = await client().fetch(url, { headers: { range: 'bytes=2-5' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-5/9', 'pict'])
    expect((await client().fetch(url, { method: 'HEAD' })).headers.get('content-length')).toBe('9')
    expect((await client().fetch(url, { method: 'DELETE' })).status).toBe(204)
    expect(await codeOf(await client().fetch(url))).toEqual([404, 'NoSuchKey'])
    expect((await client().fetch(s3.settings().address, { method: 'HEAD' })).status).toBe(200)
  })

  it('refuses a wrong key, secret, region, time or URL', async () => {
    expect(await codeOf(await fetch(at('one')))).toEqual([403, 'AccessDenied'])
    expect(await codeOf(await client({ accessKeyId: 'OTHER' }).fetch(at('one')))).toEqual([403, 'InvalidAccessKeyId'])
    expect(await codeOf(await client({ secretAccessKey: 'other' }).fetch(at('one')))).toEqual([
      403,
      'SignatureDoesNotMatch',
    ])
    expect(await codeOf(await client({ region: 'us-east-1' }).fetch(at('one')))).toEqual([
      400,
      'AuthorizationHeaderMalformed',
    ])
    const old = await client().sign(at('one'), { aws: { datetime: '20200101T000000Z' } })
    expect(await codeOf(await fetch(old))).toEqual([403, 'RequestTimeTooSkewed'])
    const signed = await client().sign(at('one'))
    expect(await codeOf(await fetch(at('two'), { headers: signed.headers }))).toEqual([403, 'SignatureDoesNotMatch'])
    expect(await codeOf(await fetch(at('one'), { method: 'DELETE', headers: signed.headers }))).toEqual([
      403,
      'SignatureDoesNotMatch',
    ])
  })

  it('refuses bytes with another hash, and another bucket', async () => {
    const headers = { 'x-amz-content-sha256': sha256('something else') }
    expect(await codeOf(await client().fetch(at('one'), { method: 'PUT', body: 'a picture', headers }))).toEqual([
      400,
      'XAmzContentSHA256Mismatch',
    ])
    const elsewhere = s3.settings().address.replace('media', 'others')
    expect(await codeOf(await client().fetch(`${elsewhere}/one`))).toEqual([404, 'NoSuchBucket'])
  })
})
