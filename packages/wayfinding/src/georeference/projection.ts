import type { Metres } from './transform'

/** A place on the ground, in degrees of WGS 84. */
export type Geographic = { readonly latitude: number; readonly longitude: number }

/** Converts between degrees and metres around an origin. */
export type Projection = {
  readonly origin: Geographic
  toMetres(place: Geographic): Metres
  toGeographic(place: Metres): Geographic
}

const radians = Math.PI / 180
// WGS 84
const equatorialRadius = 6_378_137
const eccentricitySquared = 0.006_694_379_990_141

/** Plane at the origin, for the size of a building: 300 m east and north of it, at 65° of latitude, it is 3 cm off. */
export function projectionAt(origin: Geographic): Projection {
  const sine = Math.sin(origin.latitude * radians)
  const curvature = 1 - eccentricitySquared * sine * sine
  const primeVertical = equatorialRadius / Math.sqrt(curvature)
  const meridian = (primeVertical * (1 - eccentricitySquared)) / curvature
  const eastPerDegree = primeVertical * Math.cos(origin.latitude * radians) * radians
  const northPerDegree = meridian * radians
  return {
    origin,
    toMetres: ({ latitude, longitude }) => ({
      east: (longitude - origin.longitude) * eastPerDegree,
      north: (latitude - origin.latitude) * northPerDegree,
    }),
    toGeographic: ({ east, north }) => ({
      latitude: origin.latitude + north / northPerDegree,
      longitude: origin.longitude + east / eastPerDegree,
    }),
  }
}
