/** The system roles. Clients store these ids: never change them. */
export const roleSeeds: { id: string; name: string; description: string }[] = [
  {
    id: "b65d0f04-4795-4cff-b8f8-67a03608876f",
    name: "Viewer",
    description: "Keeps a personal collection of songs.",
  },
  {
    id: "38a47da9-8077-4872-9d75-8bb43b041f9a",
    name: "Contributor",
    description: "Adds songs to the archive, and edits and deletes their own.",
  },
  {
    id: "91660574-9963-4944-a66c-9fdab6fbd7f4",
    name: "Administrator",
    description: "Edits every song and maintains the lists, the users, the roles and the requests.",
  },
];
