// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Boundary } from './boundary'
import { browserDependencies, DependenciesProvider } from './dependencies'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

function Broken(): never {
  throw new Error('broken')
}

/** Shows a page that fails, and returns what starts it again. */
function showBroken() {
  const restart = vi.fn()
  render(
    <DependenciesProvider value={{ ...browserDependencies(), restart }}>
      <Boundary>
        <Broken />
      </Boundary>
    </DependenciesProvider>,
  )
  return restart
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

test('a page that fails says so and starts again after ten seconds', () => {
  const restart = showBroken()
  screen.getByRole('heading', { name: 'Något gick fel. Skärmen startas om inom kort.' })
  pass(9)
  expect(restart).not.toHaveBeenCalled()
  pass(1)
  expect(restart).toHaveBeenCalledOnce()
})

test('where that did not help, it waits for five minutes, and after a day ten seconds again', () => {
  showBroken()
  pass(10)
  cleanup()
  const again = showBroken()
  pass(299)
  expect(again).not.toHaveBeenCalled()
  pass(1)
  expect(again).toHaveBeenCalledOnce()
  cleanup()
  vi.setSystemTime(Date.now() + 86_400_000)
  const later = showBroken()
  pass(10)
  expect(later).toHaveBeenCalledOnce()
})
