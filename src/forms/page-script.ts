/**
 * The inline script of every built page. It hides the page inside another site's frame (clickjacking), and marks pressed
 * buttons, submitted forms and fields with input before the app has loaded (see typed-early.ts).
 */
export const pageScript =
  'top!==self&&(document.documentElement.hidden=!0);' +
  '{const o=window.earlyPresses=new AbortController,p=e=>{e&&(e.dataset.pressed="")};' +
  'addEventListener("submit",e=>{e.preventDefault();p(e.target)},o);' +
  // Typing after the submit cancels it: what was submitted is not the final text.
  'addEventListener("input",({target:t})=>{t.isTyped=!0;delete t.form?.dataset.pressed},o);' +
  'addEventListener("click",e=>p(e.target.closest("button[type=button]")),o)}'
