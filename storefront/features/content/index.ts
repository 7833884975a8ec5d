/** What other features use of articles and the protocols that members agree to. */
export { Protocol } from './Protocol'
export { texts as protocolTexts } from './texts/protocols'
