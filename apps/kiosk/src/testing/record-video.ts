/** Records a moment of a drawing, since a file would weigh more. */
export async function recordVideo(): Promise<string> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' })
  let frames = 0
  const draw = () => {
    context?.fillRect(frames++, 0, 40, 40)
    if (recorder.state === 'recording') requestAnimationFrame(draw)
  }
  const recorded = new Promise<Blob>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) resolve(data)
      if (recorder.state === 'recording') recorder.stop()
    })
  })
  recorder.start(300)
  draw()
  return URL.createObjectURL(await recorded)
}
