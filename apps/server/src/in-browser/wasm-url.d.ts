/** The address of WebAssembly that a bundler places. */
declare module '*.wasm?url' {
  const address: string
  export default address
}
