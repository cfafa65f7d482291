// Loaded by Storybook only: tests have no pages of documentation.
import './docs.css'
import { Container } from './container'
import { PartPage } from './part-page'

export const parameters = { docs: { container: Container, page: PartPage } }
