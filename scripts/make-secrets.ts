import { localVars } from "./local.ts";

// Draws this machine's secrets, so that a build that took them along would be found out.
localVars();
