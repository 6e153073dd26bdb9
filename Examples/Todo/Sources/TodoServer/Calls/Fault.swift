import Foundation
import Hummingbird
import TodoModel

/// The reason for a refused call. Every answer without success is one of these.
enum Fault: Error {
    /// The body is no JSON, or JSON of the wrong structure.
    case malformed(String, field: String? = nil)
    /// The call is well formed, and not acceptable.
    case invalid(String, field: String?)
    case unauthorized
    /// The form comes from another site's page.
    case forbidden
    case missing
    case gone
    case conflict(String, field: String?)
    /// `If-Match` names another version.
    case stale(EntityTag)
    case keyReused
    case tooLarge
    case tooMany(retryAfter: Int)
    /// The path exists, and the method is wrong; with the allowed ones.
    case wrongMethod(allowed: [String])
    case failed

    var problem: Problem {
        switch self {
        case .malformed(let text, let field): Problem(code: .malformed, title: text, status: 400, field: field)
        case .invalid(let text, let field): Problem(code: .invalid, title: text, status: 422, field: field)
        case .unauthorized: Problem(code: .unauthorized, title: "Log in first.", status: 401)
        case .forbidden: Problem(code: .forbidden, title: "This came from another site.", status: 403)
        case .missing: Problem(code: .missing, title: "There is no such thing.", status: 404)
        case .gone: Problem(code: .gone, title: "It was deleted.", status: 410)
        case .conflict(let text, let field): Problem(code: .conflict, title: text, status: 409, field: field)
        case .stale: Problem(code: .stale, title: "It has changed since it was read.", status: 412)
        case .keyReused: Problem(code: .keyReused, title: "This Idempotency-Key was used for another call.", status: 422)
        case .tooLarge: Problem(code: .tooLarge, title: "At most \(Limits.body) bytes.", status: 413)
        case .tooMany: Problem(code: .tooMany, title: "Too many calls. Try again later.", status: 429)
        case .wrongMethod(let allowed):
            Problem(code: .wrongMethod, title: "Only \(allowed.joined(separator: ", ")) here.", status: 405)
        case .failed: Problem(code: .failed, title: "The server could not do it.", status: 500)
        }
    }

    /// Returns the text without white space around it; throws if nothing is left, or the text is too long.
    static func checkedName(_ text: String, _ field: String, limit: Int) throws -> String {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw Fault.invalid("It must not be empty.", field: field) }
        guard text.count <= limit else { throw Fault.invalid("At most \(limit) characters.", field: field) }
        guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            throw Fault.invalid("One line of text, without control characters.", field: field)
        }
        return text
    }
}

extension Fault: HTTPResponseError {
    var status: HTTPResponse.Status { .init(code: problem.status) }

    func response(from request: Request, context: some RequestContext) throws -> Response { response }

    var response: Response {
        var headers: HTTPFields = [
            .contentType: "application/problem+json", .cacheControl: "no-store", .xContentTypeOptions: "nosniff",
        ]
        switch self {
        case .unauthorized: headers[.wwwAuthenticate] = "Bearer"
        case .stale(let tag): headers[.eTag] = tag.text
        case .wrongMethod(let allowed): headers[.allow] = allowed.joined(separator: ", ")
        case .tooMany(let seconds): headers[.retryAfter] = String(seconds)
        default: break
        }
        let body = (try? JSON.encode(problem)) ?? Data()
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }
}
