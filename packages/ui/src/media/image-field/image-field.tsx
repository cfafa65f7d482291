import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { en as fields } from '#labels/fields'
import { en, type MediaLabels } from '#labels/media'
import { Field, type FieldOwnProps } from '../../fields/field/field'
import { useFieldControl } from '../../fields/field/field-context'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { megabytesOf, uploadBytes } from '../../internal/upload-size'
import { whenLeft } from '../../internal/when-left'
import { ProgressBar } from '../../primitives/progress-bar/progress-bar'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import { FileName } from '../file-name/file-name'
import type { AspectRatio } from './image'
import { ImageFieldActions } from './image-field-actions'
import { ImagePreview } from './image-preview'
import { type ImageFieldState, type UseImageFieldProps, useImageField } from './use-image-field'

export type ImageFieldProps = Omit<FieldOwnProps, 'labels'> &
  Omit<UseImageFieldProps, 'locked'> &
  Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'onChange' | 'onPaste' | 'onDrop' | keyof FieldOwnProps> & {
    /** The name under which a plain form sends the picture's id, or its address where it has none. */
    name?: string
    /** @default false */
    disabled?: boolean
    /** Offers to cut the picture. @default true */
    croppable?: boolean
    /** Shapes for the crop. One alone is the only one; several are offered beside a free shape. */
    aspects?: readonly AspectRatio[]
    /** Enables the focal point. @default true */
    focal?: boolean
    /** Fields of the picture, such as its alternative text; shown while there is a picture. */
    children?: ReactNode
    labels?: Partial<MediaLabels>
  }

/**
 * A picture from a file, by drop or paste, or from a media library, with crop and focal point. A group of buttons (no
 * pattern of its own; crop and focal point open WAI-ARIA dialogs). `onPickFile` uploads a file and returns its URL.
 * `className` goes to the field, `ref` and other attributes to the group.
 */
export function ImageField({
  label,
  hint,
  error,
  required,
  readOnlyReason,
  id,
  className,
  value,
  defaultValue,
  onValueChange,
  onPickFile,
  onBrowse,
  accept = 'image/*',
  maxBytes = uploadBytes,
  disabled = false,
  labels,
  ...rest
}: ImageFieldProps) {
  const t = useLabels('media', en, labels)
  const { locale } = useKioskUi()
  const locked = isLocked(readOnlyReason) || disabled
  const field = useImageField({
    ...(value !== undefined ? { value } : {}),
    ...(defaultValue !== undefined ? { defaultValue } : {}),
    ...(onValueChange ? { onValueChange } : {}),
    onPickFile,
    onBrowse,
    accept,
    maxBytes,
    locked,
  })
  const megabytes = numberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const problem =
    field.problem &&
    {
      wrongType: t.image.wrongType,
      tooLarge: t.image.tooLarge(megabytes.format(megabytesOf(maxBytes))),
      failed: t.image.failed,
    }[field.problem]
  return (
    <Field
      group
      label={label}
      hint={hint}
      error={problem ?? error}
      required={required}
      readOnlyReason={readOnlyReason}
      id={id}
      className={className}
    >
      <ImageBox
        field={field}
        accept={accept}
        browsable={onBrowse !== undefined}
        required={required === true}
        disabled={disabled}
        labels={labels}
        {...rest}
      />
    </Field>
  )
}

const text = 'kui:truncate kui:text-sm kui:text-fg-muted'

type ImageBoxProps = Omit<ImageFieldProps, keyof FieldOwnProps | keyof UseImageFieldProps | 'labels'> & {
  field: ImageFieldState
  accept: string
  browsable: boolean
  required: boolean
  disabled: boolean
  labels: Partial<MediaLabels> | undefined
}

function ImageBox({
  field,
  accept,
  browsable,
  name,
  disabled,
  croppable = true,
  aspects = [],
  focal = true,
  required,
  labels,
  children,
  onBlur,
  ...rest
}: ImageBoxProps) {
  const t = useLabels('media', en, labels)
  const { locked = false, 'aria-required': _, 'aria-invalid': invalid, ...control } = useFieldControl()
  const words = useLabels('fields', fields)
  const requiredId = useId()
  const file = useRef<HTMLInputElement>(null)
  const [broken, setBroken] = useState<string>()
  const { image, upload, dragging, action } = field
  const closed = locked || disabled
  // a picture that does not load cannot be cropped
  const shown = image?.url !== broken
  return (
    <fieldset
      data-slot="image-field"
      // target of links in the error summary
      tabIndex={-1}
      data-invalid={invalid}
      data-dragging={dragging || undefined}
      data-locked={closed || undefined}
      className="kui:group/image kui:flex kui:flex-wrap kui:items-start kui:gap-3 kui:rounded-md kui:focus-visible:shadow-ring"
      {...field.dropProps}
      {...control}
      {...rest}
      aria-describedby={[control['aria-describedby'], required && requiredId].filter(Boolean).join(' ') || undefined}
      onBlur={whenLeft(onBlur)}
    >
      <div
        data-slot="image-field-stage"
        data-empty={!image || undefined}
        className="kui:grid kui:h-30 kui:w-40 kui:shrink-0 kui:place-items-center kui:overflow-hidden kui:rounded-md kui:border kui:border-line kui:bg-sunken kui:data-[empty]:border-dashed kui:data-[empty]:border-line-control kui:group-data-[invalid]/image:border-danger! kui:group-data-[dragging]/image:border-solid! kui:group-data-[dragging]/image:border-focus! kui:group-data-[dragging]/image:bg-accent-soft"
      >
        <ImagePreview image={image} broken={image !== null && !shown} onBroken={setBroken} labels={labels} />
      </div>
      <div className="kui:flex kui:min-h-30 kui:min-w-50 kui:flex-1 kui:flex-col kui:justify-center kui:gap-2">
        {upload ? (
          <ProgressBar
            label={t.image.uploading(upload.name)}
            {...(upload.fraction === undefined ? {} : { value: upload.fraction * 100 })}
          />
        ) : (
          (image || closed) && (
            <p data-slot="image-field-text" className={text}>
              {image ? <FileName name={image.name ?? ''} /> : t.image.none}
            </p>
          )
        )}
        {!closed && (
          <ImageFieldActions
            field={field}
            onChoose={() => file.current?.click()}
            browsable={browsable}
            croppable={croppable && shown}
            aspects={aspects}
            focal={focal && shown}
            labels={labels}
          />
        )}
        {!image && !closed && !upload && (
          <p data-slot="image-field-text" className={text}>
            {dragging ? t.image.dropNow : t.image.drop}
          </p>
        )}
        {image && children}
      </div>
      <input
        ref={file}
        type="file"
        accept={accept}
        hidden
        data-slot="image-field-file"
        onChange={({ currentTarget }) => {
          field.takeFirst(currentTarget.files)
          // the same file can be chosen again
          currentTarget.value = ''
        }}
      />
      {name && <input type="hidden" name={name} value={image ? (image.id ?? image.url) : ''} disabled={disabled} />}
      {/* a group cannot be required itself */}
      <span id={requiredId} hidden>
        {words.required}
      </span>
      <span role="status" className="kui:sr-only">
        {action === 'removed' && t.image.removed}
        {action === 'uploaded' && t.image.uploaded(image?.name ?? t.image.picture)}
      </span>
    </fieldset>
  )
}
