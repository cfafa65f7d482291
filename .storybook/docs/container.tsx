import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect } from 'react'
import { setPage } from '../page'
import { themeNamed } from '../themes'
import { useGlobals } from './use-globals'

/** Documentation in the theme of the toolbar. Prose is English, from left to right, whatever its stories are. */
export function Container({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(rest.context.channel)
  useLayoutEffect(() => setPage(globals), [globals])
  return (
    <DocsContainer {...rest} theme={themeNamed(globals.theme)}>
      <div lang="en" dir="ltr">
        {children}
      </div>
    </DocsContainer>
  )
}
