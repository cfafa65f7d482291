// Types of the package, in place of its own: they are its sources, which do not compile with our options.

type Triangulation = {
  coords: ArrayLike<number>
  triangles: ArrayLike<number>
  halfedges: ArrayLike<number>
  hull: ArrayLike<number>
}

/** Makes given edges part of a triangulation of `delaunator`, in place. */
export default class Constrainautor {
  constructor(triangulation: Triangulation)
  /** @throws {Error} if the edge crosses another such edge, or a point */
  constrainOne(from: number, to: number): number
}
