import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Route, Router, useRoute } from 'wouter'

const shown = (path: string, pattern: '/Published/RestaurantAndCafe/:id' | '/published/shops/:id') =>
  renderToString(
    <Router ssrPath={path}>
      <Route path={pattern}>{({ id }) => `at ${id}`}</Route>
    </Router>,
  )

test('wouter matches routes whatever their letter case', () => {
  expect(shown('/published/restaurantandcafe/7', '/Published/RestaurantAndCafe/:id')).toBe('at 7')
  expect(shown('/PUBLISHED/shops/7', '/published/shops/:id')).toBe('at 7')
  expect(shown('/published/offer', '/published/shops/:id')).toBe('')
})

const Active = () => String(useRoute('/published/SlideShow')[0])

test('what is active in the menu is found the same way', () => {
  const page = (
    <Router ssrPath="/Published/slideshow">
      <Active />
    </Router>
  )
  expect(renderToString(page)).toBe('true')
})
