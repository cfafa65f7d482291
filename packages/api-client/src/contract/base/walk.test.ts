import { expect, it } from 'vitest'
import { item } from '../item'
import { referencesIn, resourcesReferredTo, withoutReferences } from './walk'

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const text = [
  `<p><a class="colour-red" href="document:${id(5)}">Menu</a> and <a href="document:${id(5)}">again</a></p>`,
  `<p><span class="text-large font-${id(6)}">Shoes</span> <span class="font-${id(7)}">only</span></p>`,
  // words that look like names of files
  `<p>font-${id(8)} <img src="/media/a.png" alt="<a href=&quot;document:${id(8)}&quot;>"></p>`,
].join('')
const shop = { type: 1, categoryIds: [id(1), id(2)], logoId: id(4), imageId: null, description: { se: text, en: 7 } }

it('finds references, also the fonts and documents of texts, each once', () => {
  const found = referencesIn(item.body, shop)
  expect(found.map(({ resource, mediaKind, path }) => [path.join('.'), mediaKind ?? resource])).toEqual([
    ['categoryIds.0', 'Category'],
    ['categoryIds.1', 'Category'],
    ['logoId', 'Image'],
    [`description.se.${id(5)}`, 'Document'],
    [`description.se.${id(6)}`, 'Font'],
    [`description.se.${id(7)}`, 'Font'],
  ])
  expect(resourcesReferredTo(item.body)).toContain('MediaLibrary')
})

it('removes them, and keeps the words', () => {
  const { categoryIds, logoId, description } = withoutReferences(item.body, { ...shop, description: { se: text } })
  expect([categoryIds, logoId]).toEqual([[], undefined])
  expect(description).toEqual({
    se: [
      '<p><a class="colour-red">Menu</a> and <a>again</a></p>',
      '<p><span class="text-large">Shoes</span> <span>only</span></p>',
      text.slice(text.lastIndexOf('<p>')),
    ].join(''),
  })
})
