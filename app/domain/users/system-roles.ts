/** Fixed: REST clients store them. */
export const roleIds = {
  Viewer: "b65d0f04-4795-4cff-b8f8-67a03608876f",
  Contributor: "38a47da9-8077-4872-9d75-8bb43b041f9a",
  Administrator: "91660574-9963-4944-a66c-9fdab6fbd7f4",
} as const;
export type RoleName = keyof typeof roleIds;
