// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRowWindow } from './use-row-window'

function Rows() {
  const { bodyRef, probeRef, items, scrolling } = useRowWindow({ count: 1000, keep: -1 })
  return (
    <>
      <span ref={probeRef} />
      <ul ref={bodyRef} aria-busy={scrolling}>
        {items.map(({ index }) => (
          <li key={index}>{`Row ${index}`}</li>
        ))}
      </ul>
    </>
  )
}

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y)
  fireEvent.scroll(window)
}
const isScrolling = () => screen.getByRole('list').getAttribute('aria-busy') === 'true'
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('scrolling ends shortly after the last scroll event', () => {
  render(<Rows />)
  scrollTo(4800)
  expect(isScrolling()).toBe(true)
  wait(1000)
  expect(isScrolling()).toBe(false)
})

it('scrolling does not end during a press, so that its element stays in place', () => {
  render(<Rows />)
  scrollTo(4800)
  const row = screen.getByText('Row 101')
  fireEvent.pointerDown(row)
  wait(1000)
  expect(isScrolling()).toBe(true)
  fireEvent.pointerUp(row)
  expect(isScrolling()).toBe(true)
  wait(1000)
  expect(isScrolling()).toBe(false)
})
