import type { ReactRenderer } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import type { PreviewWeb } from 'storybook/preview-api'
import { type Globals, useGlobals } from './use-globals'

declare module 'react' {
  interface CSSProperties {
    '--scale'?: number
  }
}

declare global {
  interface Window {
    /** The preview, in the frame of a story. */
    __STORYBOOK_PREVIEW__?: PreviewWeb<ReactRenderer>
  }
}

const inAddress = ([name, value]: [string, string]) =>
  `${name}:${value.startsWith('#') ? `!hex(${value.slice(1)})` : value}`

const addressOf = (id: string, globals: Globals) => {
  // addons have settings of other types
  const set = Object.entries(globals).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return `iframe.html?${new URLSearchParams({ viewMode: 'story', id, globals: set.map(inAddress).join(';') })}`
}

export type FrameProps = {
  /** Id of the story. */
  story: string
  title: string
  height: number | string
  /** Shows a larger page in the same place. Not on phones. @default 1 */
  scale?: number
  /** Variables to set on the framed page. */
  variables?: Readonly<Record<string, string>>
  /** Called with the framed page when it is loaded. */
  onReady?: (page: Document) => void
}

/** A story in a page of its own, which follows the toolbar. */
export function Frame({ story, title, height, scale = 1, variables, onReady }: FrameProps) {
  const globals = useGlobals()
  const [src] = useState(() => addressOf(story, globals))
  const frame = useRef<HTMLIFrameElement>(null)
  const set = () => {
    // between two documents a frame has one without a root
    const style = frame.current?.contentDocument?.querySelector('html')?.style
    for (const [name, value] of Object.entries(variables ?? {})) style?.setProperty(name, value)
  }
  useEffect(() => {
    // not by the frame's channel, which would hand the event up to this page, too, and undo a later one
    frame.current?.contentWindow?.__STORYBOOK_PREVIEW__?.onUpdateGlobals({ globals })
  }, [globals])
  useEffect(set)
  return (
    <div className="docs-frame" style={{ height, '--scale': scale }}>
      <iframe
        ref={frame}
        title={title}
        src={src}
        loading="lazy"
        onLoad={({ currentTarget }) => {
          set()
          if (currentTarget.contentDocument) onReady?.(currentTarget.contentDocument)
        }}
      />
    </div>
  )
}
