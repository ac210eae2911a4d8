/** Id of the user who owns the demonstration's songs. */
export const contributor = 2;

/** Users of the local demonstration, never of production. */
export const demoUsers = [
  {
    id: 1,
    username: "admin@example.org",
    displayName: "Admin",
    roles: ["Viewer", "Administrator"],
    password: "tambura-at-dawn",
  },
  {
    id: 2,
    username: "contributor@example.org",
    displayName: "Contributor",
    roles: ["Viewer", "Contributor"],
    password: "veena-at-noon",
  },
  {
    id: 3,
    username: "viewer@example.org",
    displayName: "Viewer",
    roles: ["Viewer"],
    password: "mridangam-at-dusk",
  },
];
