import { allCalls } from '@kiosk-admin/api-client/internal'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/index'

it('one page without scripts documents all calls', async () => {
  const app = await createTestApp()
  const page = await app.fetch('/api/docs')
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/)
  const html = await page.text()
  for (const { name } of allCalls) expect(html).toMatch(new RegExp(`<(?:p|details) id="${name}">`))
  expect(html).toContain('<code>/Offer/{id}</code>')
  expect(html).toContain('<a href="#schema-OfferBody">OfferBody</a>')
  expect(html).toContain('<details id="schema-OfferBody">')
  expect(html).not.toMatch(/<script|style=|\son\w+=|(?:href|src)=.https?:/)
  const [, href = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(html) ?? []
  const style = await app.fetch(href)
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
})
