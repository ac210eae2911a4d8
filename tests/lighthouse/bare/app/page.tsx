export default function Page() {
  return (
    <main>
      <h1>A bare page</h1>
      <p>It has a heading and this paragraph, and everything that the framework brings with it.</p>
    </main>
  );
}
