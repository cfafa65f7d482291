import { expect, test } from 'vitest'
import { passwords } from './passwords'

test('a password is kept as argon2id with its own salt, and known again', async () => {
  const [hashed, again] = await Promise.all([passwords.hash('demo-kiosk å'), passwords.hash('demo-kiosk å')])
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(again).not.toBe(hashed)
  expect(await passwords.verify(hashed, 'demo-kiosk å')).toBe(true)
  expect(await passwords.verify(hashed, 'demo-kiosk a')).toBe(false)
})
