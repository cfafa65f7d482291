import { expect, it } from 'vitest'
import { nameClient, originOf } from './origin'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0'
const agents: [string, string | null][] = [
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome 153, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/153.0.0.0`, 'Edge 153, Windows'],
  [`Mozilla/5.0 (Linux; Android 16; K) ${chrome} Mobile Safari/537.36`, 'Chrome 153, Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox 150, Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    'Safari 26, macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari 26, iOS',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome.replace('Chrome', 'HeadlessChrome')} Safari/537.36`, 'Chrome 153, Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) Somebrowser/7.1', 'Windows'],
  ['Mozilla/5.0', null],
  ['curl/8.5.0', 'curl 8.5.0'],
  ['x'.repeat(2000), 'x'.repeat(60)],
  ['', null],
]

it.each(agents)('shortens %s', (agent, name) => {
  expect(nameClient(agent)).toBe(name)
})

it('keeps an address as text that the database takes, and bounded', () => {
  const request = new Request('http://localhost/')
  expect(originOf(request, '2001:db8::1').address).toBe('2001:db8::1')
  expect(originOf(request, `1.2.3.4\u0000${'9'.repeat(300)}`).address).toHaveLength(60)
  expect(originOf(request, '').address).toBeNull()
})
