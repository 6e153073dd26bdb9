import TodoModel

extension OpenAPI {
    static let components = "components:\n" + parameters + bodies + schemas

    private static let parameters = """
          securitySchemes: { token: { type: http, scheme: bearer } }
          headers: { ETag: { schema: { type: string } } }
          parameters:
            Id: { name: id, in: path, required: true, schema: { type: string, format: uuid } }
            Limit:
              name: limit
              in: query
              schema: { type: integer, minimum: \(Limits.page.lowerBound), maximum: \(Limits.page.upperBound), default: 100 }
            After: { name: after, in: query, description: The page before's next., schema: { type: string, pattern: "^[0-9]+$" } }
            IfMatch: { name: If-Match, in: header, description: Do it only if the record is in this state., schema: { type: string } }
            IfNoneMatch: { name: If-None-Match, in: header, description: Answer only with another state., schema: { type: string } }
            IdempotencyKey:
              name: Idempotency-Key
              in: header
              schema: { type: string, minLength: \(Limits.key.lowerBound), maxLength: \(Limits.key.upperBound) }

        """

    private static let bodies = """
          requestBodies:
            Credentials:
              required: true
              content: { application/json: { schema: { $ref: "#/components/schemas/Credentials" } } }
            Name:
              required: true
              content: { application/json: { schema: { $ref: "#/components/schemas/NewName" } } }
          responses:
            Task:
              description: The task.
              headers: { ETag: { $ref: "#/components/headers/ETag" } }
              content: { application/json: { schema: { $ref: "#/components/schemas/Task" } } }
            Name:
              description: The record.
              headers: { ETag: { $ref: "#/components/headers/ETag" } }
              content: { application/json: { schema: { $ref: "#/components/schemas/Name" } } }
            TaskPage:
              description: A page.
              headers: { ETag: { $ref: "#/components/headers/ETag" } }
              content: { application/json: { schema: { $ref: "#/components/schemas/TaskPage" } } }
            NamePage:
              description: A page.
              headers: { ETag: { $ref: "#/components/headers/ETag" } }
              content: { application/json: { schema: { $ref: "#/components/schemas/NamePage" } } }
            Same: { description: Nothing has changed. }
            AccessToken:
              description: What to send as a bearer token.
              content: { application/json: { schema: { type: object, required: [token], properties: { token: { type: string } } } } }
            Problem:
              description: Why it was not done.
              content: { application/problem+json: { schema: { $ref: "#/components/schemas/Problem" } } }

        """

    private static let schemas = """
          schemas:
            Credentials:
              type: object
              required: [name, password]
              properties:
                name: { type: string, minLength: 1, maxLength: \(Limits.name) }
                password: { type: string, minLength: \(Limits.password.lowerBound), maxLength: \(Limits.password.upperBound) }
            TaskEdit:
              type: object
              properties:
                title: { type: string, minLength: 1, maxLength: \(Limits.title) }
                notes: { type: string, maxLength: \(Limits.notes) }
                isDone: { type: boolean }
                due: { type: [string, "null"], format: date }
                project: { type: [string, "null"], format: uuid }
                tags: { type: array, maxItems: \(Limits.tags), items: { type: string, format: uuid } }
            NewTask:
              allOf:
                - { $ref: "#/components/schemas/TaskEdit" }
                - { type: object, required: [title], properties: { id: { type: string, format: uuid } } }
            Task:
              allOf:
                - { $ref: "#/components/schemas/TaskEdit" }
                - type: object
                  required: [id, title, notes, isDone, tags, version]
                  properties: { id: { type: string, format: uuid }, version: { type: integer } }
            NewName:
              type: object
              required: [name]
              properties: { id: { type: string, format: uuid }, name: { type: string, minLength: 1, maxLength: \(Limits.name) } }
            Name:
              type: object
              required: [id, name, version]
              properties: { id: { type: string, format: uuid }, name: { type: string }, version: { type: integer } }
            TaskPage:
              type: object
              required: [items]
              properties: { items: { type: array, items: { $ref: "#/components/schemas/Task" } }, next: { type: string } }
            NamePage:
              type: object
              required: [items]
              properties: { items: { type: array, items: { $ref: "#/components/schemas/Name" } }, next: { type: string } }
            Changes:
              type: object
              required: [items, sequence, hasMore]
              properties:
                sequence: { type: integer }
                hasMore: { type: boolean }
                items:
                  type: array
                  items:
                    type: object
                    required: [sequence, kind, id]
                    properties:
                      sequence: { type: integer }
                      kind: { enum: [\(RecordKind.allCases.map(\.rawValue).joined(separator: ", "))] }
                      id: { type: string, format: uuid }
                      task: { $ref: "#/components/schemas/Task" }
                      project: { $ref: "#/components/schemas/Name" }
                      tag: { $ref: "#/components/schemas/Name" }
            Problem:
              type: object
              required: [code, title, status]
              properties:
                code: { enum: [\(Problem.Code.allCases.map(\.rawValue).joined(separator: ", "))] }
                title: { type: string }
                status: { type: integer }
                field: { type: string }

        """
}
