// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChipsField } from '../chips-field/chips-field'
import { ColourField } from '../colour-field/colour-field'
import { DateField } from '../date-field/date-field'
import { DateRangePicker } from '../date-range-picker/date-range-picker'
import { NumberField } from '../number-field/number-field'
import { RadioGroup } from '../radio-group/radio-group'
import { TimeField } from '../time-field/time-field'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['NumberField', NumberField, 3],
  ['TimeField', TimeField, '10:00'],
  ['DateField', DateField, '2026-11-21'],
] as const)('arrow keys do not change a read-only %s', (_, Part, defaultValue) => {
  const onValueChange = vi.fn()
  const props = { label: 'Starts', readOnly: true, defaultValue, onValueChange } as object
  render(<Part label="Starts" {...props} />)
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowUp' })
  expect(onValueChange).not.toHaveBeenCalled()
})

it('a read-only colour has no picker', () => {
  render(<ColourField label="Brand" readOnly defaultValue="#123456" swatches={[{ value: '#ffffff', name: 'White' }]} />)
  expect(screen.getByLabelText<HTMLInputElement>('Choose a colour').disabled).toBe(true)
  expect(screen.queryByRole('radio')).toBeNull()
})

it('read-only words cannot be removed, and disabled ones are not submitted', () => {
  const { container, rerender } = render(<ChipsField label="Words" name="words" readOnly defaultValue={['hamn']} />)
  expect(screen.queryByRole('button')).toBeNull()
  const input = screen.getByRole<HTMLInputElement>('textbox')
  expect(input.readOnly).toBe(true)
  fireEvent.keyDown(input, { key: 'Backspace' })
  expect(screen.getByRole('row', { name: 'hamn' })).toBeTruthy()
  rerender(<ChipsField label="Words" name="words" disabled defaultValue={['hamn']} />)
  expect(container.querySelector<HTMLInputElement>('input[name=words]')?.disabled).toBe(true)
})

it('false and empty strings are no errors', () => {
  render(<NumberField label="Level" hint="0 is the street" error={false} />)
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText('0 is the street')).toBeTruthy()
})

it('a false or empty reason does not lock, and true locks without a message', () => {
  const number = (readOnlyReason: ReactNode) => (
    <NumberField label="Level" hint="0 is the street" {...{ readOnlyReason }} />
  )
  const { rerender } = render(number(false))
  const input = screen.getByRole<HTMLInputElement>('textbox')
  expect(input.readOnly).toBe(false)
  rerender(number(''))
  expect(input.readOnly).toBe(false)
  rerender(number(true))
  expect(input.readOnly).toBe(true)
  expect(screen.getByText('0 is the street')).toBeTruthy()
})

it('a group is blurred when the focus leaves all of its elements', () => {
  const onBlur = vi.fn()
  render(
    <>
      <DateRangePicker label="Runs" onBlur={onBlur} />
      <RadioGroup
        label="Opens"
        onBlur={onBlur}
        options={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ]}
      />
      <button type="button">Away</button>
    </>,
  )
  const focus = (role: string, name: string) => act(() => screen.getByRole(role, { name }).focus())
  focus('textbox', 'From')
  focus('textbox', 'To')
  expect(onBlur).not.toHaveBeenCalled()
  focus('radio', 'A')
  expect(onBlur).toHaveBeenCalledTimes(1)
  focus('radio', 'B')
  expect(onBlur).toHaveBeenCalledTimes(1)
  focus('button', 'Away')
  expect(onBlur).toHaveBeenCalledTimes(2)
})
