import { expect, test } from 'vitest'
import { passwords } from './passwords'

test('hashes with argon2id and a random salt, and verifies', async () => {
  const [hashed, again] = await Promise.all([passwords.hash('demo-kiosk å'), passwords.hash('demo-kiosk å')])
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(again).not.toBe(hashed)
  expect(await passwords.verify(hashed, 'demo-kiosk å')).toBe(true)
  expect(await passwords.verify(hashed, 'demo-kiosk a')).toBe(false)
})
