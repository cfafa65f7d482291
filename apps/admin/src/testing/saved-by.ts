type Saved = { name: string; bytes: Uint8Array }

/** Captures the file that an action would download, because a page cannot inspect the browser's downloads. */
export async function savedBy(act: () => Promise<void>): Promise<Saved> {
  const { click } = HTMLAnchorElement.prototype
  const saved = new Promise<Saved>((found) => {
    HTMLAnchorElement.prototype.click = function () {
      void fetch(this.href)
        .then((answer) => answer.arrayBuffer())
        .then((bytes) => found({ name: this.download, bytes: new Uint8Array(bytes) }))
    }
  })
  try {
    await act()
    return await saved
  } finally {
    HTMLAnchorElement.prototype.click = click
  }
}
