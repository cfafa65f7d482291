import { plural } from '../../internal/plural'
import type { UploadLabels } from './en'

export const se: UploadLabels = {
  type: 'Filtypen är inte tillåten',
  video: 'Det här är en video. Använd Videor.',
  size: (limit) => `Filen får vara högst ${limit}`,
  failed: 'Filen kunde inte laddas upp. Kontrollera anslutningen och försök igen.',
  title: 'Ladda upp filer',
  oneFile: 'Välj bara en fil',
  choose: 'Välj filer',
  drop: 'Släpp filer här eller klistra in dem',
  dropNow: 'Släpp filerna här',
  rules: (extensions, limit) => `${extensions}. Högst ${limit} per fil.`,
  list: 'Uppladdningar',
  waiting: 'Väntar',
  checking: 'Kontrolleras',
  cancelled: 'Avbruten',
  duplicate: (name) => `Samma fil finns redan: ${name}`,
  done: (size) => `Uppladdad, ${size}`,
  sendAnyway: 'Ladda upp ändå',
  retryName: (name) => `Försök igen: ${name}`,
  sendAnywayName: (name) => `Ladda upp ändå: ${name}`,
  cancel: (name) => `Avbryt ${name}`,
  dismiss: (name) => `Ta bort ${name} från listan`,
  cancelAll: 'Avbryt alla',
  clear: 'Rensa listan',
  soFar: (done, all, count) =>
    `${done} av ${all} ${plural('sv', { one: 'fil uppladdad', other: 'filer uppladdade' })(count)}`,
}
