/// The description of the server's API, for people and for generators of clients.
enum OpenAPI {
    static let text = head + accounts + tasks + names("project", "Project") + names("tag", "Tag") + changes + components

    private static let head = """
        openapi: 3.1.0
        info:
          title: To do
          version: "1"
          description: >
            Tasks with due dates, projects and tags. Calls that change something may carry an Idempotency-Key: sent again
            with the same key they are answered as before and done once. Every answer that is no success is a problem (RFC 9457).
        security: [{ token: [] }]
        paths:

        """

    private static let accounts = """
          /v1/accounts:
            post:
              summary: Makes an account, and lets its owner in.
              security: []
              requestBody: { $ref: "#/components/requestBodies/Credentials" }
              responses:
                "201": { $ref: "#/components/responses/AccessToken" }
                "409": { $ref: "#/components/responses/Problem" }
                "422": { $ref: "#/components/responses/Problem" }
                default: { $ref: "#/components/responses/Problem" }
          /v1/tokens:
            post:
              summary: Lets the owner of an account in.
              security: []
              requestBody: { $ref: "#/components/requestBodies/Credentials" }
              responses:
                "201": { $ref: "#/components/responses/AccessToken" }
                default: { $ref: "#/components/responses/Problem" }
          /v1/tokens/current:
            delete:
              summary: Makes the token that it is sent with worthless.
              responses:
                "204": { description: It is. }
                default: { $ref: "#/components/responses/Problem" }

        """

    private static let tasks = """
          /v1/tasks:
            get:
              summary: Lists tasks in the order they were made in.
              parameters:
                - { $ref: "#/components/parameters/Limit" }
                - { $ref: "#/components/parameters/After" }
                - { $ref: "#/components/parameters/IfNoneMatch" }
                - { name: project, in: query, schema: { type: string, format: uuid } }
                - { name: tag, in: query, schema: { type: string, format: uuid } }
                - { name: done, in: query, schema: { type: boolean } }
                - { name: due, in: query, description: On this day or before., schema: { type: string, format: date } }
              responses:
                "200": { $ref: "#/components/responses/TaskPage" }
                "304": { $ref: "#/components/responses/Same" }
                default: { $ref: "#/components/responses/Problem" }
            post:
              summary: Makes a task.
              parameters: [{ $ref: "#/components/parameters/IdempotencyKey" }]
              requestBody:
                required: true
                content: { application/json: { schema: { $ref: "#/components/schemas/NewTask" } } }
              responses:
                "201": { $ref: "#/components/responses/Task" }
                default: { $ref: "#/components/responses/Problem" }
          /v1/tasks/{id}:
            parameters: [{ $ref: "#/components/parameters/Id" }]
            get:
              summary: Shows a task.
              parameters: [{ $ref: "#/components/parameters/IfNoneMatch" }]
              responses:
                "200": { $ref: "#/components/responses/Task" }
                "304": { $ref: "#/components/responses/Same" }
                default: { $ref: "#/components/responses/Problem" }
            patch:
              summary: Changes the fields that are named, and leaves the others alone.
              parameters:
                - { $ref: "#/components/parameters/IfMatch" }
                - { $ref: "#/components/parameters/IdempotencyKey" }
              requestBody:
                required: true
                content: { application/json: { schema: { $ref: "#/components/schemas/TaskEdit" } } }
              responses:
                "200": { $ref: "#/components/responses/Task" }
                "410": { $ref: "#/components/responses/Problem" }
                "412": { $ref: "#/components/responses/Problem" }
                default: { $ref: "#/components/responses/Problem" }
            delete:
              summary: Deletes a task.
              parameters:
                - { $ref: "#/components/parameters/IfMatch" }
                - { $ref: "#/components/parameters/IdempotencyKey" }
              responses:
                "204": { description: It is gone. }
                default: { $ref: "#/components/responses/Problem" }

        """

    private static func names(_ word: String, _ schema: String) -> String {
        """
          /v1/\(word)s:
            get:
              summary: Lists \(word)s in the order they were made in.
              parameters:
                - { $ref: "#/components/parameters/Limit" }
                - { $ref: "#/components/parameters/After" }
                - { $ref: "#/components/parameters/IfNoneMatch" }
              responses:
                "200": { $ref: "#/components/responses/NamePage" }
                "304": { $ref: "#/components/responses/Same" }
                default: { $ref: "#/components/responses/Problem" }
            post:
              summary: Makes a \(word).
              parameters: [{ $ref: "#/components/parameters/IdempotencyKey" }]
              requestBody: { $ref: "#/components/requestBodies/Name" }
              responses:
                "201": { $ref: "#/components/responses/Name" }
                default: { $ref: "#/components/responses/Problem" }
          /v1/\(word)s/{id}:
            parameters: [{ $ref: "#/components/parameters/Id" }]
            get:
              summary: Shows a \(word).
              parameters: [{ $ref: "#/components/parameters/IfNoneMatch" }]
              responses:
                "200": { $ref: "#/components/responses/Name" }
                "304": { $ref: "#/components/responses/Same" }
                default: { $ref: "#/components/responses/Problem" }
            patch:
              summary: Renames a \(word).
              parameters:
                - { $ref: "#/components/parameters/IfMatch" }
                - { $ref: "#/components/parameters/IdempotencyKey" }
              requestBody: { $ref: "#/components/requestBodies/Name" }
              responses:
                "200": { $ref: "#/components/responses/Name" }
                default: { $ref: "#/components/responses/Problem" }
            delete:
              summary: Deletes a \(word); tasks have it no longer.
              parameters:
                - { $ref: "#/components/parameters/IfMatch" }
                - { $ref: "#/components/parameters/IdempotencyKey" }
              responses:
                "204": { description: It is gone. }
                default: { $ref: "#/components/responses/Problem" }

        """
    }

    private static let changes = """
          /v1/changes:
            get:
              summary: Says what has changed, oldest first, each record once as it is now.
              parameters:
                - { name: since, in: query, description: The sequence of the last answer., schema: { type: integer, minimum: 0 } }
                - { $ref: "#/components/parameters/Limit" }
                - { name: wait, in: query, description: Seconds to wait for a change where there is none., schema: { type: integer, minimum: 0, maximum: 20 } }
              responses:
                "200":
                  description: Changes; those without a record are deletions.
                  content: { application/json: { schema: { $ref: "#/components/schemas/Changes" } } }
                default: { $ref: "#/components/responses/Problem" }

        """
}
