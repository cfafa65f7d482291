// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Calendar } from './calendar'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

// In these zones, clocks skip midnight on the Sunday: the day begins at 01:00.
it.each([
  ['America/Santiago', '2026-09-06'],
  ['Africa/Cairo', '2023-04-28'],
  ['Europe/Stockholm', '2026-03-29'],
  ['Pacific/Auckland', '2026-09-27'],
])('shows every day once in %s, and selects %s', (zone, day) => {
  vi.stubEnv('TZ', zone)
  const select = vi.fn()
  render(<Calendar defaultValue={`${day.slice(0, 7)}-15`} today={day} onValueChange={select} />)
  const days = [...document.querySelectorAll('td:not([data-outside])')].map((cell) => Number(cell.textContent))
  expect(days).toEqual(Array.from({ length: days.length }, (_, index) => index + 1))
  expect(days.length).toBeGreaterThanOrEqual(30)
  const button = screen.getByText(`${Number(day.slice(8))}`, { selector: 'td:not([data-outside]) button' })
  expect(button.closest('td')?.dataset).toHaveProperty('today')
  fireEvent.click(button)
  expect(select).toHaveBeenCalledWith(day)
})
