import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { keepInitials } from "./name.tsx";

test.for([
  ["M. Balamuralikrishna", "[M. ]Balamuralikrishna"],
  ["எம். எல். வசந்தகுமாரி", "[எம். எல். ]வசந்தகுமாரி"],
  ["എം. ബാലമുരളീകൃഷ്ണ", "[എം. ]ബാലമുരളീകൃഷ്ണ"],
  ["T. K. Murthy, D. S. R. Murthy", "[T. K. ]Murthy, [D. S. R. ]Murthy"],
  ["పల్లవి. చరణం", "పల్లవి. చరణం"],
  ["Tyagaraja", "Tyagaraja"],
])("lines do not end behind initials: %s", ([name, kept]) => {
  const html = renderToStaticMarkup(keepInitials(name!));
  expect(html.replaceAll('<span class="initials">', "[").replaceAll("</span>", "]")).toBe(kept);
});
