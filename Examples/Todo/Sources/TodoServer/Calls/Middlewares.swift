import Foundation
import Hummingbird
import NIOCore
import TodoModel

/// Turns every error into an answer with its reason.
struct FaultMiddleware: RouterMiddleware {
    func handle(
        _ request: Request, context: TodoContext, next: (Request, TodoContext) async throws -> Response
    ) async throws -> Response {
        do {
            var response = try await next(request, context)
            response.headers[.xContentTypeOptions] = "nosniff"
            return response
        } catch let fault as Fault {
            return fault.response
        } catch let error as HTTPError where error.status == .notFound {
            return Fault.missing.response
        } catch let error as HTTPError where error.status.code < 500 {
            return Fault.malformed(error.body ?? error.status.reasonPhrase).response
        } catch {
            context.logger.error("\(request.method) \(request.uri.path): \(error)")
            return Fault.failed.response
        }
    }
}

/// Requires a valid token, and counts the calls of its account.
struct TokenMiddleware: RouterMiddleware {
    let service: TodoService

    func handle(
        _ request: Request, context: TodoContext, next: (Request, TodoContext) async throws -> Response
    ) async throws -> Response {
        guard let token = Self.bearer(request), let account = try await service.accounts.account(of: token) else {
            try service.take(request, context)
            throw Fault.unauthorized
        }
        try service.limiter.take("account \(account)")
        var context = context
        (context.account, context.token) = (account, token)
        return try await next(request, context)
    }

    private static func bearer(_ request: Request) -> String? {
        guard let header = request.headers[.authorization] else { return nil }
        let words = header.split(separator: " ", maxSplits: 1)
        return words.count == 2 && words[0].lowercased() == "bearer" ? String(words[1]) : nil
    }
}

/// Counts the calls without a login by their address.
struct AddressMiddleware: RouterMiddleware {
    let service: TodoService

    func handle(
        _ request: Request, context: TodoContext, next: (Request, TodoContext) async throws -> Response
    ) async throws -> Response {
        try service.take(request, context)
        return try await next(request, context)
    }
}

extension Request {
    /// Returns the whole body; throws if the body is too large.
    func data() async throws -> Data {
        do {
            let buffer = try await body.collect(upTo: Limits.body)
            return Data(buffer.readableBytesView)
        } catch is NIOTooManyBytesError {
            throw Fault.tooLarge
        }
    }

    /// Returns the whole body as JSON.
    func json() async throws -> Data {
        guard headers[.contentType]?.lowercased().hasPrefix("application/json") ?? true else {
            throw Fault.malformed("Send application/json.", field: "Content-Type")
        }
        return try await data()
    }

    var match: EntityTag.Match? { EntityTag.Match(headers[.ifMatch]) }

    /// Returns whether the client has this state already.
    func has(_ tag: EntityTag) -> Bool { EntityTag.Match(headers[.ifNoneMatch])?.contains(tag, weakly: true) ?? false }
}
