import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { router } from './router'
import { ServicesProvider } from './services-provider'

/** The whole product as one tree; rendered in the browser, and for some addresses at build as well. */
export function App() {
  return (
    <StrictMode>
      <ServicesProvider>
        <RouterProvider router={router} />
      </ServicesProvider>
    </StrictMode>
  )
}
