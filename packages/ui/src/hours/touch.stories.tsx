import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { byTouch, phone } from '../conformance/touch'
import { fourLanguages } from '../internal/languages.fixture'
import { shopHours } from './editor/hours-stories.fixture'
import { OpeningHoursEditor } from './editor/opening-hours-editor'
import type { OpeningHours } from './opening-hours'

/** Opening hours on a phone, by touch. */
const meta = {
  title: 'Hours/By touch',
  component: OpeningHoursEditor,
  tags: ['!autodocs'],
  args: { label: 'Opening hours', languages: fourLanguages, defaultValue: shopHours, onValueChange: fn() },
} satisfies Meta<typeof OpeningHoursEditor>

export default meta
type Story = StoryObj<typeof meta>

const lastOf = (args: { onValueChange?: unknown }) =>
  (args.onValueChange as ReturnType<typeof fn>).mock.lastCall?.[0] as OpeningHours

/** Opens a day, sets its hours, adds a slot, and copies it to other days. */
export const TouchSetsDays: Story = {
  play: byTouch(async (touch, { canvas, args, step }) => {
    await step('a day opens and closes', async () => {
      await touch.tap(canvas.getByRole('switch', { name: 'Sunday' }))
      await waitFor(() => expect(lastOf(args).week.sun).toEqual(shopHours.week.sat))
      await touch.tap(canvas.getByRole('switch', { name: 'Saturday' }))
      await waitFor(() => expect(lastOf(args).week.sat).toEqual([]))
    })
    await step('a time is written on the keys of the screen', async () => {
      const opens = canvas.getByRole('textbox', { name: 'Monday, opens' })
      await expect(opens).toHaveAttribute('inputmode', 'numeric')
      await touch.tap(opens)
      await waitFor(() => expect(opens).toHaveFocus())
      await userEvent.clear(opens)
      await userEvent.keyboard('930')
      await touch.tap(canvas.getByRole('textbox', { name: 'Monday, closes' }))
      await waitFor(() => expect(lastOf(args).week.mon).toEqual([{ from: '09:30', to: '20:00' }]))
    })
    await step('hours are added', async () => {
      await touch.tap(canvas.getByRole('button', { name: 'Add hours: Monday' }))
      await waitFor(() => expect(lastOf(args).week.mon).toHaveLength(2))
    })
    await step('and copied to the days that are chosen', async () => {
      await touch.tap(canvas.getByRole('button', { name: 'Copy to other days: Monday' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Copy Monday to' }))
      await touch.tap(dialog.getByRole('checkbox', { name: 'Tuesday' }))
      await touch.tap(dialog.getByText('Wednesday'))
      await touch.tap(dialog.getByRole('button', { name: 'Copy' }))
      await waitFor(() => expect(lastOf(args).week.wed).toEqual(lastOf(args).week.mon))
      await expect(lastOf(args).week.tue).toEqual(lastOf(args).week.mon)
      await expect(lastOf(args).week.thu).toEqual(shopHours.week.thu)
    })
    await step('which can be undone', async () => {
      await touch.tap(canvas.getByRole('button', { name: 'Undo' }))
      await waitFor(() => expect(lastOf(args).week.wed).toEqual(shopHours.week.wed))
    })
  }, phone),
}

/** A special day, with dates from the calendar. */
export const TouchAddsASpecialDay: Story = {
  play: byTouch(async (touch, { canvas, args }) => {
    await touch.tap(canvas.getByRole('button', { name: 'Add a special day' }))
    const name = await canvas.findByRole('textbox', { name: /^Name/ })
    await touch.tap(name)
    await userEvent.keyboard('Julafton')
    await touch.tap(canvas.getByRole('checkbox', { name: 'Several days' }))
    await touch.tap(canvas.getByRole('button', { name: 'Open the calendar' }))
    const dialog = within(await screen.findByRole('dialog'))
    await touch.tap(dialog.getByRole('button', { name: /, 27 November 2026/ }))
    await touch.tap(dialog.getByRole('button', { name: /, 28 November 2026/ }))
    await waitFor(() =>
      expect(lastOf(args).exceptions).toEqual([
        { from: '2026-11-27', to: '2026-11-28', name: { se: 'Julafton' }, slots: [] },
      ]),
    )
    await touch.tap(canvas.getByRole('button', { name: 'Done' }))
    await expect(await canvas.findByRole('button', { name: /Julafton/ })).toBeVisible()
  }, phone),
}
