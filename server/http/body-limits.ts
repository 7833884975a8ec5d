/** Bytes of requests that carry page documents, from the one limit of a stored page. */
import { PAGE_BYTES } from '@schemas'

/** Ids, names and the rest of such a request. */
const ENVELOPE = 64 * 1024

/** Documents as strings in JSON: at worst each of their characters is escaped. */
const escaped = (documents: number) => documents * 2 * PAGE_BYTES + ENVELOPE

/** Header, body and footer together. */
export const DOCUMENTS_BODY = escaped(3)

/** One document, or the upstream form of one. */
export const DOCUMENT_BODY = escaped(1)
