import { localVars } from "./local.ts";

// Generates the local secrets before a build, so that tests notice a build that contains them.
localVars();
