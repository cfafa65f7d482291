import { expect, it } from 'vitest'
import { createSecrets } from './secrets'
import { seededRandom } from './testing/index'

const secrets = createSecrets('a secret of at least thirty-two letters', seededRandom())

it('decrypts its own ciphertext, which does not contain the text', async () => {
  const sealed = await secrets.seal('hemligt lösenord', 'sms 1')
  expect(sealed).not.toContain('hemligt')
  expect(await secrets.open(sealed, 'sms 1')).toBe('hemligt lösenord')
  expect(await secrets.seal('hemligt lösenord', 'sms 1')).not.toBe(sealed)
})

it('rejects ciphertexts of other keys or contexts, changed or invalid ones', async () => {
  const sealed = await secrets.seal('hemligt', 'sms 1')
  expect(await secrets.open(sealed, 'sms 2')).toBeUndefined()
  expect(await createSecrets('another secret', seededRandom()).open(sealed, 'sms 1')).toBeUndefined()
  const [version, iv, data = ''] = sealed.split('.')
  const changed = `${data.startsWith('A') ? 'B' : 'A'}${data.slice(1)}`
  expect(await secrets.open([version, iv, changed].join('.'), 'sms 1')).toBeUndefined()
  for (const none of ['', 'v1', 'v1.*.*', `v2.${iv}.${data}`]) expect(await secrets.open(none, 'sms 1')).toBeUndefined()
})

it('decrypts with each of its keys, and encrypts with the first', async () => {
  const [former, next] = ['the former key of thirty-two letters', 'the next key of some forty letters']
  const sealedBefore = await createSecrets(former, seededRandom()).seal('hemligt', 'sms 1')
  const both = createSecrets(async () => [next, former], seededRandom())
  expect(await both.open(sealedBefore, 'sms 1')).toBe('hemligt')
  const sealedAfter = await both.seal('hemligt', 'sms 1')
  expect(await createSecrets(next, seededRandom()).open(sealedAfter, 'sms 1')).toBe('hemligt')
  expect(await createSecrets(former, seededRandom()).open(sealedAfter, 'sms 1')).toBeUndefined()
})
