import { expect, readerTest as test } from '../support/journey'
import { withLighthouse } from '../support/lighthouse'

for (const [name, path, signedIn] of [
  ['sign-in', '/', false],
  ['shops', '/published/Shops', true],
] as const) {
  test(`Lighthouse finds nothing against ${name}: accessibility and best practices 100`, { tag: '@nightly' }, async ({
    server,
    launchOptions,
  }) => {
    await withLighthouse(server.url, launchOptions, signedIn, async (audit) => {
      const { scores, lost } = await audit(path, ['accessibility', 'best-practices'])
      expect(lost).toEqual([])
      expect(scores).toEqual({ accessibility: 100, 'best-practices': 100 })
    })
  })
}
