import { describe, expect, it } from 'vitest'
import { judgePassword } from './password-policy'

const names = ['anna.lind', 'anna.lind@example.com', 'Strandgallerian', 'City']

describe('a password', () => {
  it.each([
    'demo-kiosk',
    'qwertyuiop',
    '1234567890',
    'Password12',
    'iloveyou12',
    'aaaaaaaaaaaaaaaaaaaaaaaa',
    'hunter2hunter2',
    'sommar2024!',
    'Lösenord123!',
    'Lykilorð2026',
    'kioskadmin1',
  ])('is refused when it is easy to guess: %s', (password) => {
    const { score, reason } = judgePassword(password, names)
    expect(score).toBeLessThan(3)
    expect(reason).toBe('It’s too easy to guess. Choose several words that don’t belong together.')
  })

  it.each(['anna.lind', 'AnnaLind-xQ7#tv2P', 'strandgallerian 7 blå bussar', 'Strand-Gallerian!', 'City'])(
    'is refused when it is the name or a mall, or contains one: %s',
    (password) => {
      const verdict = { score: 0, reason: 'It contains the username or the name of a mall. Choose other words.' }
      expect(judgePassword(password, names)).toEqual(verdict)
    },
  )

  it.each(['korrekt häst batteri', 'seven green umbrellas', 'e7#kQ!x92z', 'electricity bill nine'])(
    'may be chosen: %s',
    (password) => {
      const { score, reason } = judgePassword(password, names)
      expect(score).toBeGreaterThanOrEqual(3)
      expect(reason).toBeUndefined()
    },
  )

  it('looks at the first 32 letters only, which bounds the time that a judgement takes', () => {
    for (const base of ['l0ve1337p@ssw0rd', 'aAbB1!', 'a', '20260101']) {
      const password = base.repeat(128).slice(0, 32)
      expect(judgePassword(`${password} seven green umbrellas`, names)).toEqual(judgePassword(password, names))
    }
  })
})
