// The sources of a new part of the kit, as `npm run new -- part` writes them.

export const part = ({ resource, type, file }) => `import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'

const ${type} = cva('kui:rounded-sm kui:px-2 kui:text-sm', {
  variants: {
    tone: {
      neutral: 'kui:bg-sunken kui:text-fg-muted',
      info: 'kui:bg-info-soft kui:text-info-text',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export type ${resource}Props = ComponentProps<'span'> & {
  /** @default 'neutral' */
  tone?: 'neutral' | 'info'
}

/** State the purpose and the ARIA pattern here. */
export function ${resource}({ tone, className, ...rest }: ${resource}Props) {
  return <span data-slot="${file}" className={cx(${type}({ tone }), className)} {...rest} />
}
`

export const partStories = ({ resource, file, title }) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${resource} } from './${file}'

const meta = {
  title: 'Primitives/${title}',
  component: ${resource},
  args: { children: '${title}' },
  parameters: {
    guide: {
      use: ['When to use it.'],
      avoid: ['When not, and what to use instead.'],
      keyboard: [],
      do: { text: 'A right use, in one sentence.', render: () => <${resource}>Right</${resource}> },
      dont: { text: 'A wrong use, and what to use instead.', render: () => <${resource}>Wrong</${resource}> },
    },
  },
} satisfies Meta<typeof ${resource}>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  render: () => (
    <>
      <${resource}>neutral</${resource}>
      <${resource} tone="info">info</${resource}>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('info')).toBeVisible()
  },
}
`
