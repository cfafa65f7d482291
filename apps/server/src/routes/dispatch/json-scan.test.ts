import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createJsonScan, parseInParts } from './json-scan'

const wide = { depth: 100, values: 1e9, entries: 1e9, valuesOfOne: 1e9, text: 1e9 }
const encode = (text: string) => new TextEncoder().encode(text)
const noPause = async () => {}

async function parsed(text: string, step = Number.POSITIVE_INFINITY): Promise<unknown> {
  const bytes = encode(text)
  const scan = createJsonScan(wide)
  for (let at = 0; at < bytes.length; at += step) scan.read(bytes.subarray(at, Math.min(bytes.length, at + step)))
  return parseInParts(bytes, scan.spans(), noPause)
}

const outcome = async (work: () => unknown) => {
  try {
    return { value: await work() }
  } catch {
    return 'no JSON'
  }
}

describe('a JSON text read in parts', () => {
  it.each([
    '{}',
    '[]',
    '7',
    '{"rows":[]}',
    '{"rows":[ ]}',
    '{"rows":[1]}',
    '{"rows":[{"a":"],[\\"{"},[2,{"b":[]}], null ],"set":{"x":{"y":1},"z":"}"},"n":3,"t":"é😀"}',
    '{"rows":[1],"rows":[2,3]}',
    '{"set":{"__proto__":{"a":1},"b":2}}',
    '{"__proto__":{"a":1}}',
    '{"rows":[1,]}',
    '{"rows":[,1]}',
    '{"rows":[1,,2]}',
    '{"rows":[1}',
    '{"rows":[1]]}',
    '{"set":{"a":}}',
    '{"set":{"a":1,}}',
    '{"set":{"a" 1}}',
    '{"set":{"a":1:2}}',
    '{"rows":[1 2]}',
    '{"rows":["a',
    '',
  ])('%s equals JSON.parse', async (text) => {
    const whole = await outcome(() => JSON.parse(text))
    expect(await outcome(() => parsed(text))).toEqual(whole)
    expect(await outcome(() => parsed(text, 1))).toEqual(whole)
  })

  it('equals JSON.parse for random texts, invalid ones included', async () => {
    const noise = fc.constantFrom('', ',', ':', '[', ']', '{', '}', '"', '\\', ' ', '0', 'null')
    await fc.assert(
      fc.asyncProperty(
        fc.object(),
        noise,
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        async (value, sign, place, step) => {
          const text = JSON.stringify(value)
          const at = place % (text.length + 1)
          const broken = text.slice(0, at) + sign + text.slice(at)
          const whole = await outcome(() => JSON.parse(broken))
          expect(await outcome(() => parsed(broken, step))).toEqual(whole)
        },
      ),
      { seed: 20_261_122, numRuns: 2000 },
    )
  })
})

describe('counting', () => {
  it.each([
    ['depth', '[[[[]]]]'],
    ['depth', '{"a":{"b":[{}]}}'],
    ['values', '[1,2,3,4,5,6,7,8,9,10,11,12]'],
    ['values', '{"a":{"b":1,"c":2,"d":3,"e":4},"f":{"g":5,"h":6}}'],
    ['values', '{"rows":[1,2,{"a":1,"b":2,"c":3}]}'],
    ['values', '{"rows":[1,2,3,4]}'],
    ['text', `{"name":"${'a'.repeat(41)}"}`],
    ['text', ' '.repeat(42)],
    ['text', 'a'.repeat(42)],
    [undefined, `{"name":"${'a'.repeat(38)}","rows":["${'b'.repeat(38)}"]}`],
    [undefined, '{"rows":[[],"[[[[[,,,,,,,,,,,,,,,,::::::::","\\"[[[["]}'],
    [undefined, '[[[]],[[]]]'],
  ])('finds too much %s in %s', (much, text) => {
    const scan = createJsonScan({ depth: 3, values: 10, entries: 3, valuesOfOne: 5, text: 40 })
    expect(scan.read(encode(text))).toBe(much)
  })
})
