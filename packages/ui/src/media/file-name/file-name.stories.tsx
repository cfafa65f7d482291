import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FileName } from './file-name'

const long = 'opening-of-the-new-restaurant-floor-2026-0417.jpeg'

const meta = {
  title: 'Media/FileName',
  component: FileName,
  args: { name: long },
  parameters: {
    guide: {
      use: ['The name of a file in a list or tile, where it may have no room.'],
      avoid: ['Names of records: they wrap.'],
      keyboard: [],
      accessibility: ['The whole name is read, and stands in the title.'],
      do: {
        text: 'Cut in the middle: number and type of the file stay.',
        render: () => <FileName name={long} style={{ width: 200 }} />,
      },
      dont: {
        text: 'In running text. Write the name out.',
        render: () => (
          <p>
            Replaced <FileName name={long} style={{ width: 120 }} />
          </p>
        ),
      },
    },
  },
} satisfies Meta<typeof FileName>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, width: 240 }}>
      <FileName name="logo.svg" />
      <FileName name={long} />
      <FileName name={long} style={{ width: 120 }} />
      <FileName name="a long name without an extension of a file" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [cut] = canvas.getAllByTitle(long)
    await expect(cut).toHaveTextContent(long)
    const end = canvas.getAllByText('0417.jpeg')
    for (const part of end) await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
  },
}
