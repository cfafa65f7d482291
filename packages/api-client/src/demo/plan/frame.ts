// Metres on a plan, as fractions of its picture and as places on the ground.

/** A point of a plan, in metres from the top left corner of its picture. */
export type Metres = readonly [x: number, y: number]

/** The plane of a building's plans. All of them have its size, so that they lie over each other. */
export type Frame = {
  /** Width and height of the pictures, in metres. */
  size: Metres
  /** A point with its place on the ground. */
  anchor: { at: Metres; latitude: number; longitude: number }
  /** Direction of north: degrees clockwise from the top of the pictures. */
  north: number
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

/** A point as fractions of the picture. */
export const onPicture = ({ size: [width, height] }: Frame, [x, y]: Metres) => ({
  x: rounded(x / width, 5),
  y: rounded(y / height, 5),
})

const radians = Math.PI / 180
// WGS 84
const equatorialRadius = 6_378_137
const eccentricitySquared = 0.006_694_379_990_141

/** The place of a point on the ground, in degrees. */
export function onGround({ anchor, north }: Frame, [x, y]: Metres, digits: number) {
  const [dx, dy] = [x - anchor.at[0], y - anchor.at[1]]
  const [sine, cosine] = [Math.sin(north * radians), Math.cos(north * radians)]
  const [eastwards, northwards] = [dx * cosine + dy * sine, dx * sine - dy * cosine]
  const curvature = 1 - eccentricitySquared * Math.sin(anchor.latitude * radians) ** 2
  const primeVertical = equatorialRadius / Math.sqrt(curvature)
  const meridian = (primeVertical * (1 - eccentricitySquared)) / curvature
  return {
    latitude: rounded(anchor.latitude + northwards / (meridian * radians), digits),
    longitude: rounded(
      anchor.longitude + eastwards / (primeVertical * Math.cos(anchor.latitude * radians) * radians),
      digits,
    ),
  }
}

/** Parses `x,y` separated by spaces. */
export const points = (text: string): Metres[] =>
  text.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    return [x, y]
  })

/** Parses the corners of an area; two of them are opposite corners of a rectangle. */
export function ring(text: string): Metres[] {
  const corners = points(text)
  const [a, b, ...more] = corners
  return a && b && more.length === 0 ? [a, [b[0], a[1]], b, [a[0], b[1]]] : corners
}
