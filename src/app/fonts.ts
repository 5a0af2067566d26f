// A chunk of its own: the first screen is read in a system font until the product's has come.
import '@fontsource-variable/anek-latin/wght.css'
