import { describe, expect, it, vi } from 'vitest'
import { claimsFromPermissions, may, mayOpenGroup, mayPreview, mayPublish, permissionsFromClaims } from './permissions'

const claim = (claimValue?: string) => ({ claimType: 'permission', claimValue })

describe('permissionsFromClaims', () => {
  it('gives read for Get, read and write for the other verbs, in any order', () => {
    const permissions = permissionsFromClaims([
      claim('/api/Offer/Get'),
      claim('/api/Event/Put'),
      claim('/api/Event/Get'),
      claim('/api/Service/Delete'),
    ])
    expect(permissions).toEqual({
      Offer: { read: true, write: false },
      Event: { read: true, write: true },
      Service: { read: true, write: true },
    })
  })

  it('drops unknown areas and verbs, and logs a claim without a value', () => {
    const log = vi.fn()
    expect(permissionsFromClaims([claim('/api/Cinema/Get'), claim('/api/Offer/Patch'), claim()], log)).toEqual({})
    expect(log).toHaveBeenCalledExactlyOnceWith('A claim of type permission has no value')
  })

  it('reads back what claimsFromPermissions wrote', () => {
    const permissions = { Offer: { read: true, write: true }, Mall: { read: true, write: false } }
    expect(permissionsFromClaims(claimsFromPermissions(permissions))).toEqual(permissions)
  })
})

describe('who may what', () => {
  const reader = permissionsFromClaims([claim('/api/Information/Get')])
  const editor = permissionsFromClaims([claim('/api/Offer/Post')])
  const clerk = permissionsFromClaims([claim('/api/Mall/Put')])

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
