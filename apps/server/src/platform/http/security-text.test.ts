import { expect, test } from 'vitest'
import { parseSettings } from '../../settings/settings'
import { securityText } from './security-text'
import { createSite } from './site'

const now = new Date('2026-11-21T13:45:10.123Z')

function siteWith(env: Record<string, string>) {
  const { securityText: contact } = parseSettings(env)
  const pages = { answer: () => new Response('the admin') }
  return createSite({
    app: () => new Response('the app'),
    pages: { admin: pages, kiosk: pages },
    trustProxy: false,
    securityText: contact && (() => securityText(contact, now)),
  })
}

const path = '/.well-known/security.txt'

test('security.txt has what the operator set, and when it has to be read again', async () => {
  const site = siteWith({
    SECURITY_CONTACT: 'security@example.com, https://www.example.com/report',
    SECURITY_POLICY_URL: 'https://www.example.com/security',
    SECURITY_LANGUAGES: 'sv, en',
    PUBLIC_URL: 'https://kiosk.example.com',
  })
  const response = await site.request(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect((await response.text()).split('\n')).toEqual([
    'Contact: mailto:security@example.com',
    'Contact: https://www.example.com/report',
    'Expires: 2027-05-20T00:00:00Z',
    'Preferred-Languages: sv, en',
    'Canonical: https://kiosk.example.com/.well-known/security.txt',
    'Policy: https://www.example.com/security',
    '',
  ])
  const head = await site.request(path, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('without policy and https it has no line for them', async () => {
  const response = await siteWith({ SECURITY_CONTACT: 'tel:+46-8-123456' }).request(path)
  expect((await response.text()).split('\n')).toEqual([
    'Contact: tel:+46-8-123456',
    'Expires: 2027-05-20T00:00:00Z',
    'Preferred-Languages: en',
    '',
  ])
})

test.each([path, '/.well-known/change-password'])(
  'without a contact %s is not found, and never the admin',
  async (path) => {
    const response = await siteWith({}).request(path)
    expect([response.status, await response.text()]).toEqual([404, '404 Not Found'])
  },
)

test.each([
  [
    { SECURITY_CONTACT: 'the porter' },
    'SECURITY_CONTACT is "the porter": set it to an e-mail address or an address with https:, mailto: or tel:, or leave it out.',
  ],
  [{ SECURITY_CONTACT: 'http://example.com' }, 'SECURITY_CONTACT is "http://example.com"'],
  [{ SECURITY_CONTACT: 'a@example.com\nPolicy: x' }, 'SECURITY_CONTACT is "a@example.com\\nPolicy: x"'],
  [
    { SECURITY_CONTACT: 'a@example.com', SECURITY_LANGUAGES: 'Swedish language' },
    'SECURITY_LANGUAGES is "Swedish language": set it to language tags, like en,sv, or leave it out.',
  ],
  [
    { SECURITY_CONTACT: 'a@example.com', SECURITY_POLICY_URL: 'http://example.com' },
    'SECURITY_POLICY_URL is not such an address',
  ],
  [{ SECURITY_LANGUAGES: 'en' }, 'SECURITY_LANGUAGES is set without SECURITY_CONTACT: set both, or leave it out.'],
  [{ SECURITY_POLICY_URL: 'https://example.com' }, 'SECURITY_POLICY_URL is set without SECURITY_CONTACT'],
])('%j fails the start: %s', (env, sentence) => {
  expect(() => parseSettings(env)).toThrow(sentence)
})
