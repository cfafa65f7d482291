import { expect, it } from 'vitest'
import { clampPage, pageBounds, pageCount, pageSteps } from './pages'

it('counts pages and their records', () => {
  expect([0, 1, 25, 26].map((count) => pageCount(count, 25))).toEqual([1, 1, 1, 2])
  expect(pageBounds(2, 25, 128)).toEqual({ from: 26, to: 50 })
  expect(pageBounds(6, 25, 128)).toEqual({ from: 126, to: 128 })
  expect(pageBounds(9, 25, 128)).toEqual({ from: 126, to: 128 })
  expect(pageBounds(1, 25, 0)).toEqual({ from: 0, to: 0 })
  expect([-1, 0, 3, 9].map((page) => clampPage(page, 6))).toEqual([1, 1, 3, 6])
})

it.each([
  [1, 1, '1'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 20, '1 2 3 4 5 after 20'],
  [4, 20, '1 2 3 4 5 after 20'],
  [5, 20, '1 before 4 5 6 after 20'],
  [16, 20, '1 before 15 16 17 after 20'],
  [17, 20, '1 before 16 17 18 19 20'],
  [20, 20, '1 before 16 17 18 19 20'],
])('offers, on page %s of %s, %s', (page, pages, offered) => {
  expect(pageSteps(page, pages).join(' ')).toBe(offered)
})

it('shows a constant number of pages, including the current one, without gaps of a single page', () => {
  for (const neighbours of [0, 1, 2]) {
    for (let pages = 1; pages < 40; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const offered = pageSteps(page, pages, neighbours)
        expect(offered.length).toBe(Math.min(pages, 2 * neighbours + 5))
        expect(offered).toContain(page)
        offered.forEach((step, index) => {
          if (typeof step === 'number') return
          const hidden = Number(offered[index + 1]) - Number(offered[index - 1]) - 1
          expect(hidden).toBeGreaterThan(1)
        })
      }
    }
  }
})
