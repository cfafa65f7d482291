import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { byTouch, within as inside, phone } from '../conformance/touch'
import { ChipsField } from './chips-field/chips-field'
import { Combobox } from './combobox/combobox'
import { DatePicker } from './date-picker/date-picker'
import { DateRangePicker } from './date-range-picker/date-range-picker'
import { MultiSelect } from './multi-select/multi-select'
import { Select } from './select/select'
import { Slider } from './slider/slider'

const onValueChange = fn()
const shops = Array.from({ length: 60 }, (_, place) => ({ value: `${place + 1}`, label: `Shop ${place + 1}` }))

/** Fields on a phone, by touch. */
const meta = {
  title: 'Fields/By touch',
  tags: ['!autodocs', '!dev'],
  beforeEach: () => {
    onValueChange.mockClear()
  },
  render: () => <></>,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Words are added with the on-screen keyboard and removed by a tap. */
export const TouchChips: Story = {
  render: () => (
    <ChipsField label="Search words" defaultValue={['hamn', 'porslin', 'ljusstake']} onValueChange={onValueChange} />
  ),
  play: byTouch(async (touch, { canvas }) => {
    await touch.tap(canvas.getByRole('button', { name: /porslin/ }))
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(['hamn', 'ljusstake']))
    await touch.tap(canvas.getByRole('textbox', { name: 'Search words' }))
    await userEvent.keyboard('filt,')
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(['hamn', 'ljusstake', 'filt']))
  }, phone),
}

/** A list scrolls by drag without selecting; a tap selects. */
export const TouchCombobox: Story = {
  render: () => <Combobox label="Shop" options={shops} onValueChange={onValueChange} />,
  play: byTouch(async (touch, { canvas }) => {
    await touch.tap(canvas.getByRole('combobox', { name: 'Shop' }))
    const list = await screen.findByRole('listbox')
    await touch.drag(inside(list, 0.5, 0.9), inside(list, 0.5, 0.2))
    const seventh = await screen.findByRole('option', { name: 'Shop 7' })
    await expect(onValueChange).not.toHaveBeenCalled()
    await touch.tap(seventh)
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith('7'))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  }, phone),
}

/** Several options by a tap each; a tap in the field removes one. */
export const TouchMultiSelect: Story = {
  render: () => <MultiSelect label="Shops" options={shops.slice(0, 5)} onValueChange={onValueChange} />,
  play: byTouch(async (touch, { canvas }) => {
    await touch.tap(canvas.getByRole('combobox', { name: 'Shops' }))
    await touch.tap(await screen.findByRole('option', { name: 'Shop 2' }))
    await touch.tap(await screen.findByRole('option', { name: 'Shop 4' }))
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(['2', '4']))
    await touch.tap(canvas.getByRole('button', { name: /Shop 2/ }))
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(['4']))
  }, phone),
}

/** A day from the calendar, without a keyboard. */
export const TouchDatePicker: Story = {
  render: () => <DatePicker label="Starts" defaultValue="2026-11-24" onValueChange={onValueChange} />,
  play: byTouch(async (touch, { canvas }) => {
    await touch.tap(canvas.getByRole('button', { name: 'Open the calendar' }))
    const calendar = within(await screen.findByRole('dialog'))
    await touch.tap(calendar.getByRole('button', { name: 'Next month' }))
    await touch.tap(await calendar.findByRole('button', { name: /, 3 December 2026/ }))
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith('2026-12-03'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }, phone),
}

/** A range by its first and last day, or by a preset. */
export const TouchDateRangePicker: Story = {
  render: () => <DateRangePicker label="Shown" onValueChange={onValueChange} />,
  play: byTouch(async (touch, { canvas }) => {
    await touch.tap(canvas.getByRole('button', { name: 'Open the calendar' }))
    const calendar = within(await screen.findByRole('dialog'))
    await touch.tap(calendar.getByRole('button', { name: /, 24 November 2026/ }))
    await touch.tap(calendar.getByRole('button', { name: /, 26 November 2026/ }))
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-24', to: '2026-11-26' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await touch.tap(canvas.getByRole('button', { name: 'Open the calendar' }))
    await touch.tap(await screen.findByRole('button', { name: 'This month' }))
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-30' }))
  }, phone),
}

/** The phone's native list; the test checks that the control is reachable and large enough. */
export const TouchSelect: Story = {
  render: () => <Select label="Shop" options={shops.slice(0, 3)} onValueChange={onValueChange} />,
  play: byTouch(async (touch, { canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Shop' })
    await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(42)
    await touch.tap(select)
    await waitFor(() => expect(select).toHaveFocus())
    await userEvent.selectOptions(select, 'Shop 3')
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith('3'))
  }, phone),
}

/** A slider follows the finger from anywhere on its track, and is large enough to hit. */
export const TouchSlider: Story = {
  render: () => <Slider label="Volume" onValueChange={onValueChange} />,
  play: byTouch(async (touch, { canvas }) => {
    const volume = canvas.getByRole('slider', { name: 'Volume' })
    const track = volume.closest<HTMLElement>('[data-slot="slider"]') ?? volume
    await expect(track.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await touch.drag(inside(track, 0.2), inside(track, 0.5))
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(50))
    await touch.tap(inside(track, 0.8))
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(80))
  }, phone),
}
