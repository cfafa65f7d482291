import { Source, type SourceProps } from '@storybook/addon-docs/blocks'
import { useGlobals } from './use-globals'

/** Source code in the theme of the toolbar, which Storybook's own block does not follow. */
export function Code(props: SourceProps) {
  const { theme } = useGlobals()
  return <Source dark={theme === 'dark'} {...props} />
}
