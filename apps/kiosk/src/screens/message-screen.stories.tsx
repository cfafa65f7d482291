import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import '../kiosk.css'
import { messages } from '../messages'
import { displayParameters, onDisplay } from '../testing/display'
import { MessageScreen } from './message-screen'

const meta = {
  title: 'Kiosk/Message',
  component: MessageScreen,
  parameters: displayParameters,
  decorators: [onDisplay],
  args: { language: 'en', onLanguageChange: fn(), text: messages.en.nothingPublished },
} satisfies Meta<typeof MessageScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Without content, a sentence explains the reason; all four languages are available, because the mall is unknown. */
export const NothingPublished: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing has been published yet.' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Íslenska' }))
    await expect(args.onLanguageChange).toHaveBeenCalledWith('is')
  },
}
