export const mediaTypeSeeds: { id: number; description: string }[] = [
  { id: 1, description: "Audio" },
  { id: 2, description: "Video" },
];

export const mediaLocationTypeSeeds: { id: number; description: string }[] = [
  { id: 1, description: "YouTube" },
  { id: 2, description: "Archive" },
  { id: 3, description: "Web address" },
];
