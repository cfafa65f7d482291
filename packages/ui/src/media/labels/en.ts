import { en as library } from '../library-labels/en'
import { en as upload } from '../upload-labels/en'

export const en = {
  ...library,
  upload: upload,
  image: {
    choose: 'Choose a file',
    replace: 'Replace',
    browse: 'Media library',
    remove: 'Remove',
    drop: 'Or drop or paste a picture here.',
    dropNow: 'Drop the picture here',
    none: 'No picture',
    picture: 'The chosen picture',
    broken: 'Can’t show the picture.',
    uploading: (name: string) => `Uploading ${name}`,
    uploaded: (name: string) => `Uploaded: ${name}`,
    removed: 'Picture removed',
    wrongType: 'File type is not allowed',
    tooLarge: (size: string) => `File must be at most ${size}`,
    failed: 'Couldn’t upload the picture. Check your connection and try again.',
  },
  crop: {
    title: 'Crop',
    shape: 'Aspect ratio',
    free: 'Free',
    whole: 'Whole picture',
    left: 'From the left, %',
    top: 'From the top, %',
    width: 'Width, %',
    height: 'Height, %',
    done: 'Done',
    area: 'Crop. Use the arrow keys to move it.',
    corner: (place: string) => `${place}. Use the arrow keys to move it.`,
    places: {
      nw: 'Top left corner',
      n: 'Top edge',
      ne: 'Top right corner',
      e: 'Right edge',
      se: 'Bottom right corner',
      s: 'Bottom edge',
      sw: 'Bottom left corner',
      w: 'Left edge',
    },
    said: (left: string, top: string, width: string, height: string) =>
      `${width} wide, ${height} high, ${left} from the left, ${top} from the top`,
  },
  focal: {
    title: 'Focal point',
    help: 'The part that must stay in view when the picture is cropped to fit a screen. Select that part of the picture, or use the arrow keys.',
    across: 'Focal point, horizontal',
    down: 'Focal point, vertical',
    at: (left: string, top: string) => `${left} from the left, ${top} from the top`,
    centre: 'Move to the centre',
    done: 'Done',
  },
}

export type MediaLabels = typeof en
