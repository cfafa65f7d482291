import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../../testing/admin-story'

const meta = { title: 'Admin/Printed opening hours', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

async function openSheet() {
  // the print dialog would block the test
  const print = spyOn(globalThis, 'print').mockImplementation(() => undefined)
  await screen.findByRole('row', { name: 'Kajkanten' })
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Print opening hours' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
}

const sheet = () => document.querySelector<HTMLElement>('[data-print]')

export const OnPaper: Story = {
  ...adminStory({ path: '/published/restaurants' }),
  tags: ['print', '!autodocs'],
  parameters: { bare: true, picture: { whole: true } },
  play: async () => {
    await openSheet()
    const table = within(sheet() ?? document.body)
    await expect(table.getByText('Strandgallerian – Restaurants & cafés: opening hours')).toBeInTheDocument()
    // present in print only
    await expect(sheet()).not.toBeVisible()
  },
}

export const GoneWhenPrinted: Story = {
  ...adminStory({ path: '/published/restaurants?q=kajkanten' }),
  play: async () => {
    await openSheet()
    // only the listed rows
    await expect(sheet()?.querySelectorAll('tbody tr')).toHaveLength(1)
    dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(sheet()).toBeNull())
  },
}
