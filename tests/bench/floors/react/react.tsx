import { useState } from 'react'
import { createRoot } from 'react-dom/client'

// React and the sign-in form, and nothing else: anything above this is the product's own cost.
function Login() {
  const [values, setValues] = useState({ identifier: '', password: '' })
  const [submitted, setSubmitted] = useState(false)
  const errors = {
    identifier: values.identifier === '' ? 'Enter your email or mobile number' : '',
    password: values.password.length < 7 ? 'Password must be at least 7 characters' : '',
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
      }}
    >
      <h1>Login</h1>
      {(['identifier', 'password'] as const).map((name) => (
        <label key={name}>
          {name}
          <input
            name={name}
            type={name === 'password' ? 'password' : 'text'}
            value={values[name]}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
          {submitted && errors[name] !== '' && <span role="alert">{errors[name]}</span>}
        </label>
      ))}
      <button type="submit">Continue</button>
    </form>
  )
}

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Login />)
