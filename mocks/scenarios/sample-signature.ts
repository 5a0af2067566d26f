/** A drawn signature, as the signature step sends it. */
export const sampleSignature =
  'data:image/png;base64,' +
  [
    'iVBORw0KGgoAAAANSUhEUgAAAZAAAADIAQAAAADubopPAAABF0lEQVR42u3WMQ6CMBQG4Ec6dMQDmHAFRzdMvJCjGxgHr4XxIiRe',
    'ALcOTWvTxjhQkX9RE/830n7p4+dBEA+XkJCQkJCQkJCQkJCQkJCQfI84hRNpcFLB99KXMLEKT6zASYeTvobJUMHE4sSV75Iez5j2',
    'RqSGyNF3IhoiBy+qFYicrYRRqxHSGz0dwJgMuxCzURDZNNNv63jJxEttAxBbpFHrX0WdIXGjWUqoch5xcZ+VWA1AnITMumxrmcZS',
    'N/GANhxUzCWueLQ3gxj9zM1DJC3kZi3z9E+RrBByiWSHzFgie4DcElkj5BrJAicCE4eTic/5S+J/jgyfIVuYGPUJYjVMXAkT/iiS',
    'kJCQkJCQkJCQkJCQ/Ce5A+UviHb9uuM8AAAAAElFTkSuQmCC',
  ].join('')
