import { redirect } from "react-router";

/** Any unknown path goes to the welcome page. */
export function loader() {
  return redirect("/");
}

export function action() {
  return redirect("/");
}
