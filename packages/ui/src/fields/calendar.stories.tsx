import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Calendar } from './calendar'

const meta = {
  title: 'Fields/Calendar',
  component: Calendar,
  args: { value: '2026-11-24', today: '2026-11-21', onValueChange: fn() },
} satisfies Meta<typeof Calendar>

export default meta
type Story = StoryObj<typeof meta>

/** Arrows move by day and week, Page by month; Enter chooses. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /^Tuesday,? 24 November 2026/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-02')
  },
}

/** A hundred years to either side. */
export const FarAway: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Year' }), '2126')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), '0')
    await userEvent.click(canvas.getByRole('button', { name: /31 January 2126/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2126-01-31')
  },
}

export const AllStates: Story = {
  args: { min: '2026-11-10', max: '2026-11-27' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /28 November 2026/ }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    canvas.getByRole('button', { name: /24 November 2026/ }).focus()
  },
}

export const InSwedish: Story = {
  tags: ['picture'],
  globals: { language: 'se' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'tisdag 24 november 2026' })).toHaveFocus()
  },
}
