import { type CSSProperties, useState } from 'react'
import type { ShownPicture } from '../model/content'

export type PictureProps = { picture: ShownPicture | null; className?: string; style?: CSSProperties }

/**
 * A decorative picture, hidden from screen readers because the text beside it has the same content. One that cannot be
 * loaded is left out, like one that does not exist.
 */
export function Picture({ picture, className, style }: PictureProps) {
  const [missing, setMissing] = useState<string>()
  if (!picture || picture.url === missing) return null
  const { url, width, height } = picture
  return (
    <img
      {...{ className, style }}
      src={url}
      alt=""
      width={width ?? undefined}
      height={height ?? undefined}
      decoding="async"
      onError={() => setMissing(url)}
    />
  )
}

/** The mall's logo. */
export const MallLogo = ({ url }: { url: string | null }) => (
  <Picture picture={url === null ? null : { url, width: null, height: null }} className="kiosk-logo" />
)
