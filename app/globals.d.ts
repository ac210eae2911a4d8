/** Whether this build runs on a developer's machine, with an outbox and demonstration data. */
declare const __LOCAL_BUILD__: boolean;
