/**
 * The script that stands in every built page itself. It hides the page where another one shows it, and notes on the
 * pressed button or the sent form that it was, and on a field that somebody typed or chose there (see typed-early.ts).
 */
export const pageScript =
  'top!==self&&(document.documentElement.hidden=!0);' +
  '{const o=window.earlyPresses=new AbortController,p=e=>{e&&(e.dataset.pressed="")};' +
  'addEventListener("submit",e=>{e.preventDefault();p(e.target)},o);' +
  // Who goes on typing has not sent what is there in the end.
  'addEventListener("input",({target:t})=>{t.isTyped=!0;delete t.form?.dataset.pressed},o);' +
  'addEventListener("click",e=>p(e.target.closest("button[type=button]")),o)}'
