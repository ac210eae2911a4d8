export interface ApiReference {
  groups: { id: string; name: string; calls: ApiCall[] }[];
  schemas: { name: string; text: string }[];
}

export interface ApiCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  audience: string;
  parameters: {
    name: string;
    location: string;
    type: string;
    required: boolean;
    description: string;
  }[];
  body: { type: string; text: string } | null;
  curl: string;
  responses: { status: string; description: string; text: string | null }[];
}
