import { expect, test } from 'vitest'
import { hasOtherScheme, isWebAddress, parseWebAddress } from './url-text'

test('web URLs are complete http or https URLs', () => {
  for (const text of [
    'http://havnogco.se',
    'https://www.räksmörgås.se/a?b=ö#c',
    'HTTPS://EXAMPLE.IS',
    'http://localhost:8080',
  ])
    expect(isWebAddress(text), text).toBe(true)
  for (const text of [
    '',
    'havnogco.se',
    'htp://havnogco.se',
    'https://',
    'https:// a.se',
    'ftp://a.se',
    'javascript:alert(1)',
  ])
    expect(isWebAddress(text), text).toBe(false)
})

test('adds https:// to a bare host', () => {
  expect(parseWebAddress(' havnogco.se ')).toBe('https://havnogco.se')
  expect(parseWebAddress('www.åhlens.se/butiker?stad=göteborg')).toBe('https://www.åhlens.se/butiker?stad=göteborg')
  expect(parseWebAddress('intern.fjell.no:8443/a')).toBe('https://intern.fjell.no:8443/a')
  expect(parseWebAddress('http://havnogco.se')).toBe('http://havnogco.se')
})

test('leaves other text unchanged', () => {
  for (const text of [
    '',
    'havn',
    'info@havnogco.se',
    'mailto:info@havnogco.se',
    'htp://havnogco.se',
    'two words.se',
    '1.5',
    '..se',
  ])
    expect(parseWebAddress(text), text).toBeUndefined()
})

test('tells a wrong scheme from other invalid text', () => {
  expect(hasOtherScheme('htp://havnogco.se')).toBe(true)
  expect(hasOtherScheme('mailto:info@havnogco.se')).toBe(true)
  expect(hasOtherScheme('havnogco')).toBe(false)
  expect(hasOtherScheme('https:// havnogco')).toBe(false)
  expect(hasOtherScheme('havnogco.se:80')).toBe(false)
})
