import { allCalls } from '@kiosk-admin/api-client/internal'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/index'

it('one page without scripts documents all calls', async () => {
  const app = await createTestApp()
  const page = await app.fetch('/api/docs')
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/)
  const html = await page.text()
  for (const { name, path, selectedBy } of allCalls) {
    expect(html).toContain(selectedBy ? `<p id="${name}">` : `<details id="${name}">`)
    expect(html).toContain(`<code>${path}</code>`)
  }
  expect(html).not.toMatch(/<script|style=|\son\w+=|https?:/)
  const [, href = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(html) ?? []
  const style = await app.fetch(href)
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
})
