import { global } from './shop'

/** The loading overlay lies over the page until this is through; several at once share it. */
export async function withLoading<T>(work: Promise<T>): Promise<T> {
  global.loading++
  try {
    return await work
  } finally {
    global.loading--
  }
}
