import { describe, expect, it, vi } from 'vitest'
import { permissions } from './claims'
import { may, mayOpenGroup, mayPreview, mayPublish } from './permissions'

const claim = (claimValue?: string) => ({ claimType: 'permission', claimValue })

describe('permissions.fromClaims', () => {
  it('gives read for Get, read and write for the other verbs, in any order', () => {
    const found = permissions.fromClaims([
      claim('/api/Offer/Get'),
      claim('/api/Event/Put'),
      claim('/api/Event/Get'),
      claim('/api/Service/Delete'),
    ])
    expect(found).toEqual({
      Offer: { read: true, write: false },
      Event: { read: true, write: true },
      Service: { read: true, write: true },
    })
  })

  it('drops unknown areas and verbs, and logs a claim without a value', () => {
    const log = vi.fn()
    expect(permissions.fromClaims([claim('/api/Cinema/Get'), claim('/api/Offer/Patch'), claim()], log)).toEqual({})
    expect(log).toHaveBeenCalledExactlyOnceWith('A claim of type permission has no value')
  })

  it('reads back what toClaims wrote', () => {
    const held = { Offer: { read: true, write: true }, Mall: { read: true, write: false } }
    expect(permissions.fromClaims(permissions.toClaims(held))).toEqual(held)
  })
})

describe('who may what', () => {
  const reader = permissions.fromClaims([claim('/api/Information/Get')])
  const editor = permissions.fromClaims([claim('/api/Offer/Post')])
  const clerk = permissions.fromClaims([claim('/api/Mall/Put')])

  it('publishing needs write in something that is published', () => {
    expect([reader, editor, clerk].map(mayPublish)).toEqual([false, true, false])
    expect([reader, editor, clerk].map(mayPreview)).toEqual([true, true, false])
  })

  it('a group of the menu shows when one of its entries does', () => {
    expect(mayOpenGroup(reader, 'Published')).toBe(true)
    expect(mayOpenGroup(reader, 'InfoPage')).toBe(true)
    expect(mayOpenGroup(editor, 'Malls')).toBe(false)
    expect(mayOpenGroup(clerk, 'Malls')).toBe(true)
  })

  it('an area that is missing is closed', () => {
    expect(may({}, 'Offer', 'read')).toBe(false)
  })
})
