import { contentTypes } from '@kiosk-admin/api-client'
import { richTextBounds } from '@kiosk-admin/api-client/internal'
import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'

let app: TestApp
let client: Awaited<ReturnType<TestApp['signIn']>>['client']

beforeAll(async () => {
  app = await createTestApp({ seed: testMall })
  client = (await app.signIn('chief')).client
})

const save = (html: string) =>
  client.call(contentTypes.offer.calls.create, {
    query: { mallId: ids.near },
    body: { name: { se: 'Rea' }, startDate: '2026-11-01', endDate: '2026-11-30', description: { se: html } },
  })

const { attributes, depth, elements, formats } = richTextBounds
const distinct = (count: number, tag: (which: number) => string) => Array.from({ length: count }, (_, it) => tag(it))

it.each([
  [
    'formats that the parser repeats in every further paragraph',
    `<p>${distinct(500, (it) => `<b ${it}>`).join('')}${'<p>a'.repeat(500)}`,
    `The text has too many nested formats: ${formats} at most.`,
  ],
  [
    'the same in cells, where formats restart',
    `${`<table><td>${'<i>'.repeat(3)}${distinct(30, (it) => `<b ${it}>`).join('')}<p>a`.repeat(40)}${'<p>a'.repeat(500)}`,
    `The text has too many nested formats: ${formats} at most.`,
  ],
  ['6,600 nested elements', '<u>'.repeat(6600), `The text has too many nested formats: ${formats} at most.`],
  ['lists inside each other', '<ul><li>'.repeat(2000), `The text is nested too deeply: ${depth} levels at most.`],
  ['nested drawings', '<svg>'.repeat(3900), `The text is nested too deeply: ${depth} levels at most.`],
  ['nested templates', '<template>'.repeat(1900), `The text is nested too deeply: ${depth} levels at most.`],
  [
    'formats that are repeated in few paragraphs',
    `<p>${distinct(formats - 1, (it) => `<b ${it}>`).join('')}${'<p>a'.repeat(900)}`,
    `The text has too many elements: ${elements} at most.`,
  ],
  ['paragraphs', '<p>'.repeat(elements + 1), `The text has too many elements: ${elements} at most.`],
  ['comments', '<!>'.repeat(elements + 1), `The text has too many elements: ${elements} at most.`],
  [
    'attributes',
    `<p ${distinct(attributes + 1, (it) => `a${it}`).join(' ')}>`,
    `An element of the text has too many attributes: ${attributes} at most.`,
  ],
])('refuses a text with too many %s, with the reason at the field', async (_, html, why) => {
  await expect(save(html)).rejects.toMatchObject({
    status: 422,
    errors: [{ path: 'description.se', rule: 'invalid', message: `Invalid value. ${why}` }],
  })
  expect(app.errors).toEqual([])
})

it.each([
  ['a table of a thousand cells', `<table>${`<tr>${'<td>1'.repeat(10)}`.repeat(100)}</table>`],
  ['a list of lists', `${'<ul><li>a'.repeat(20)}`],
  ['all formats at once', '<p><strong><em><u><s><a href="https://example.com"><span class="text-large">a'],
  ['paragraphs that nothing closes', '<p>a'.repeat(1500)],
])('keeps %s', async (_, html) => {
  expect((await save(html)).description.se).toContain('</')
})
