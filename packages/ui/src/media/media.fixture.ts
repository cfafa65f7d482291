const drawing = (width: number, height: number, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  )}`

/** A shop front, 400 by 240. */
export const shopFront = drawing(
  400,
  240,
  '<rect width="400" height="240" fill="#e8c39e"/><rect y="170" width="400" height="70" fill="#6d6a63"/><rect x="60" y="60" width="170" height="110" fill="#24515c"/><rect x="60" y="42" width="170" height="22" fill="#b4123d"/><rect x="250" y="80" width="60" height="90" fill="#5b3a1e"/><circle cx="345" cy="46" r="22" fill="#f7e3a1"/>',
)

/** A poster, 120 by 200. */
export const poster = drawing(
  120,
  200,
  '<rect width="120" height="200" fill="#24515c"/><circle cx="60" cy="78" r="34" fill="#e8c39e"/><rect x="20" y="140" width="80" height="8" fill="#fff"/><rect x="20" y="156" width="52" height="8" fill="#fff"/>',
)

export const imageFile = (name = 'shop-front.png', type = 'image/png', size = 4) =>
  new File([new Uint8Array(size)], name, { type })
