import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pairs, passes, ratioOf } from './contrast'

/** The pairs of the page of tokens, as the browser draws them. */
const meta = {
  title: 'Examples/Contrast',
  tags: ['!autodocs', '!dev'],
  render: () => (
    <>
      <div data-theme="light">Light</div>
      <div data-theme="dark">Dark</div>
    </>
  ),
} satisfies Meta

export default meta

export const EveryPairPasses: StoryObj = {
  play: async ({ canvas }) => {
    const failing = ['Light', 'Dark'].flatMap((theme) =>
      pairs.flatMap(({ colour, on, needs }) =>
        on
          .filter((ground) => passes(ratioOf(colour, ground, canvas.getByText(theme)), needs) === 'fails')
          .map((ground) => `${colour} on ${ground}, ${theme}`),
      ),
    )
    await expect(failing).toEqual([])
    // white on white
    await expect(passes(ratioOf('surface', 'surface', canvas.getByText('Light')), 3)).toBe('fails')
  },
}
