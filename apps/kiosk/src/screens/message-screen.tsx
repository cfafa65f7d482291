import { languageCodes } from '@kiosk-admin/api-client'
import type { ReactNode } from 'react'
import { useScreenName } from '../page-errors'
import { Frame, type FrameProps } from './frame'

export type MessageScreenProps = Pick<FrameProps, 'language' | 'onLanguageChange'> & {
  text: string
  action?: ReactNode
}

/** A message instead of content: loading, not paired, nothing published. */
export function MessageScreen({ text, action, ...frame }: MessageScreenProps) {
  useScreenName('message')
  return (
    <Frame {...frame} languages={languageCodes}>
      <div className="kiosk-message">
        <h1>{text}</h1>
        {action}
      </div>
    </Frame>
  )
}
