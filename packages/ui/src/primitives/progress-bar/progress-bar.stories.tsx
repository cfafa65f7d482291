import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { labels as is } from '../../exports/labels/is'
import { labels as no } from '../../exports/labels/no'
import { labels as se } from '../../exports/labels/se'
import { KioskUiProvider } from '../../theme/kiosk-ui-provider'
import { ProgressBar } from './progress-bar'

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading sommar.mov' },
  parameters: {
    guide: {
      use: ['A task of more than a few seconds, such as an upload.'],
      avoid: [
        'Loading content. Use `Skeleton`.',
        'A short wait. Use `Spinner` or `busy` of a button.',
        'A level, such as disk usage: it is no progress.',
      ],
      keyboard: [],
      accessibility: ['`aria-valuetext` has percentage, amount and remaining time in the language of the page.'],
      do: {
        text: 'What is running, how far it is and how long it takes.',
        render: () => (
          <div style={{ width: 240 }}>
            <ProgressBar label="Uploading sommar.mov" value={62} detail="25 of 40 MB" secondsLeft={17} />
          </div>
        ),
      },
      dont: {
        text: 'A level that never completes.',
        render: () => (
          <div style={{ width: 240 }}>
            <ProgressBar label="Disk of K7" value={62} />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, width: 320 }}>
      <ProgressBar {...args} value={62} detail="25 of 40 MB" secondsLeft={17} />
      <ProgressBar label="Waiting for the server" />
      <ProgressBar label="fika.png" state="done" detail="1.2 MB" />
      <ProgressBar label="film.avi" value={30} state="failed" detail="The connection broke. Try again." />
      <ProgressBar label="Alone" value={40} bare />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading sommar.mov' })
    await expect(bar).toHaveAttribute('aria-valuenow', '62')
    await expect(bar).toHaveAttribute('aria-valuetext', '62%, 25 of 40 MB, 20 s left')
    await expect(canvas.getByText('20 s left')).toBeVisible()
    const waiting = canvas.getByRole('progressbar', { name: 'Waiting for the server' })
    await expect(waiting).not.toHaveAttribute('aria-valuenow')
    await expect(waiting).not.toHaveAttribute('aria-valuetext')
    const done = canvas.getByRole('progressbar', { name: 'fika.png' })
    await expect(done).toHaveAttribute('aria-valuetext', 'Done, 1.2 MB')
    await expect(done).toHaveAttribute('aria-valuenow', '100')
    await expect(canvas.getByText('Failed')).toBeVisible()
    await expect(canvas.queryByText('Alone')).toBeNull()
  },
}

const languages = [
  { tag: 'sv', labels: se, text: 'Nästan klart', percent: '99 %' },
  { tag: 'nb', labels: no, text: '2 min igjen', percent: '40 %' },
  { tag: 'is', labels: is, text: '1 klst. eftir', percent: '7%' },
]

/** Percentage and remaining time in each language. */
export const Languages: Story = {
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, width: 320 }}>
      {languages.map(({ tag, labels }, index) => (
        <KioskUiProvider key={tag} locale={tag} labels={labels}>
          <ProgressBar
            label={['Laddar upp', 'Laster opp', 'Hleð upp'][index] ?? ''}
            value={[99, 40, 7][index] ?? 0}
            secondsLeft={[0, 95, 3590][index] ?? 0}
          />
        </KioskUiProvider>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const valueTexts = canvas
      .getAllByRole('progressbar')
      .map((bar) => bar.getAttribute('aria-valuetext')?.replaceAll(/\s/g, ' '))
    await expect(valueTexts).toEqual(languages.map(({ text, percent }) => `${percent}, ${text}`))
  },
}

/** Values are clamped; a maximum of zero is indeterminate. */
export const OutOfBounds: Story = {
  render: () => (
    <>
      <ProgressBar label="Over" value={50} max={40} />
      <ProgressBar label="Under" value={-1} />
      <ProgressBar label="Nothing" value={0} max={0} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Over' })).toHaveAttribute('aria-valuenow', '100')
    await expect(canvas.getByRole('progressbar', { name: 'Under' })).toHaveAttribute('aria-valuenow', '0')
    await expect(canvas.getByRole('progressbar', { name: 'Nothing' })).not.toHaveAttribute('aria-valuenow')
  },
}
