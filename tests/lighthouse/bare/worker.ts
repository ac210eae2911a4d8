import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";

const pages = createRequestHandler(build, import.meta.env.MODE);

export default {
  fetch: (request) => pages(request, new RouterContextProvider()),
} satisfies ExportedHandler;
