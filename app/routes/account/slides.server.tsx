import type { RouterContextProvider } from "react-router";
import { archive } from "../../archive.ts";
import lamp from "../../assets/art/lamp.svg?url";
import mridangam from "../../assets/art/mridangam.svg?url";
import palmLeaf from "../../assets/art/palm-leaf.svg?url";
import tambura from "../../assets/art/tambura.svg?url";
import veena from "../../assets/art/veena.svg?url";
import { listPicturedPeople } from "../../data/people/person-picture.ts";
import { showPicture } from "../../domain/people/person-picture.ts";
import { drawOnServer } from "../../shell/draw-on-server.server.tsx";
import portraitStylesheet from "../../styles/portrait.css?url";
import { Art } from "../../ui/art.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { databaseContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";

const drawings: { src: string; box: [number, number] }[] = [
  { src: veena, box: [640, 240] },
  { src: mridangam, box: [320, 220] },
  { src: tambura, box: [200, 480] },
  { src: palmLeaf, box: [480, 120] },
  { src: lamp, box: [120, 180] },
];

interface Args {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** Draws the pictures beside the login, as `slide0` and so on: photos of people, or drawings if there are none. */
export async function drawSlides(args: Args) {
  const { context } = args;
  const people = await listPicturedPeople(
    context.get(databaseContext),
    languageOf(context),
    archive.composerId,
  );
  const photos = people.map(({ name, native, picture }, at) => (
    <figure key={name}>
      <Portrait
        picture={showPicture(picture)}
        sizes="(min-width: 56rem) 30rem, 92vw"
        isLate={at > 0}
      />
      <figcaption>
        {native ?? name}{" "}
        <small>
          {picture.credit} · {picture.rights}
        </small>
      </figcaption>
    </figure>
  ));
  const slides =
    photos.length > 0 ? photos : drawings.map((drawing) => <Art key={drawing.src} {...drawing} />);
  return {
    count: slides.length,
    drawn: drawOnServer(args, Object.fromEntries(slides.map((slide, at) => [`slide${at}`, slide]))),
    stylesheet: photos.length > 0 ? portraitStylesheet : null,
  };
}
