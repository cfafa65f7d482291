import { expect, test } from 'vitest'
import { whyNotReleased } from './release.mjs'

test.each([
  ['v0.3.0', { versions: ['0.3.0', '0.3.0'], notes: [] }, undefined],
  ['v0.4.0', { versions: ['0.3.0'], notes: [] }, 'The tag is v0.4.0, but a package has the version 0.3.0: tag v0.3.0.'],
  [
    'v0.3.0',
    { versions: ['0.3.0'], notes: ['own-account.md'] },
    'own-account.md is in no changelog yet: run changeset version first.',
  ],
])('%s with %j is released, or not: %s', (tag, state, reason) => {
  expect(whyNotReleased(tag, state)).toBe(reason)
})
