/** What every row needs besides its title, by the inputs of the form. */
export const complete = {
  singer: "M. Balamuralikrishna",
  publishedDate: "1975",
  description: "At home.",
};
