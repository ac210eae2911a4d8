/** True in builds for a visitor's own machine: with the outbox of mails, and the demonstration. */
declare const __LOCAL_BUILD__: boolean;
