import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { sampleOffers } from '../../growth/page/sample-offers'

// The fastest way for React to show a searched list: an index that is built once, ten rows, and nothing around them.
const offers = sampleOffers()
const index = offers.map((offer) => Object.values(offer).join('\n').toLowerCase())

function Offers() {
  const [words, setWords] = useState('')
  const wanted = words.toLowerCase()
  const found = wanted === '' ? offers : offers.filter((_, place) => index[place]?.includes(wanted))
  return (
    <>
      <input aria-label="Search" type="search" value={words} onChange={(event) => setWords(event.target.value)} />
      <h2>{found.length} found</h2>
      <ul>
        {found.slice(0, 10).map(({ id, name, ...rest }) => (
          <li key={id}>
            <h3>{name}</h3>
            <dl>
              {Object.entries({ id, ...rest }).map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Offers />)
