import { HomePage } from '../src/home-page'
import { readHome } from '../src/page-file'

/** Drawn at the build, and again after the designer has saved. */
export default async function Home() {
  return <HomePage page={await readHome()} />
}
