/** Body limits of requests with page documents, derived from the limit of a stored page. */
import { PAGE_BYTES } from '@schemas'

/** Room for ids, names and the rest of such a request. */
const ENVELOPE = 64 * 1024

/** Documents as JSON strings: at worst every character is escaped. */
const escaped = (documents: number) => documents * 2 * PAGE_BYTES + ENVELOPE

/** Header, body and footer together. */
export const DOCUMENTS_BODY = escaped(3)

/** One document, or the upstream form of one. */
export const DOCUMENT_BODY = escaped(1)
