/** The editor written by hand as it would be deployed: its script, and the document that it opens. */
import { hand } from './hand'

const answer = await fetch('/document.json')
hand.open(document.body.appendChild(document.createElement('div')), await answer.text())
