// Screen-sized noise, so that decoding and drawing costs as much as a photograph.
const WIDTH = 1080
const HEIGHT = 1920

function paint(context: OffscreenCanvasRenderingContext2D, seed: number) {
  let state = seed
  const random = () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  const sky = context.createLinearGradient(0, 0, WIDTH, HEIGHT)
  sky.addColorStop(0, `hsl(${random() * 360} 60% 30%)`)
  sky.addColorStop(1, `hsl(${random() * 360} 60% 70%)`)
  context.fillStyle = sky
  context.fillRect(0, 0, WIDTH, HEIGHT)
  for (let spot = 0; spot < 20_000; spot++) {
    context.fillStyle = `hsl(${random() * 360} 50% 50% / 0.4)`
    context.fillRect(random() * WIDTH, random() * HEIGHT, random() * 40, random() * 40)
  }
}

/** The address of a JPEG of 1080 by 1920; each number is another one. */
export async function photo(seed: number): Promise<string> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT)
  paint(canvas.getContext('2d') as OffscreenCanvasRenderingContext2D, seed)
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }))
}
