import type { ShownPicture } from '../model/content'

/** A decorative picture, hidden from screen readers because the text beside it has the same content. */
export function Picture({ picture, className }: { picture: ShownPicture | null; className: string }) {
  if (!picture) return null
  const { url, width, height } = picture
  return (
    <img
      className={className}
      src={url}
      alt=""
      width={width ?? undefined}
      height={height ?? undefined}
      decoding="async"
    />
  )
}
