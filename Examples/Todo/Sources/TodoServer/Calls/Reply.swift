import Foundation
import Hummingbird
import TodoModel

/// The answer to a call.
struct Reply: Sendable {
    var status = HTTPResponse.Status.ok
    var tag: EntityTag?
    var location: String?
    var body: Data?

    static let noContent = Reply(status: .noContent)

    static func ok(_ value: some Encodable, tag: EntityTag?) throws -> Reply { Reply(tag: tag, body: try JSON.encode(value)) }

    static func created(_ value: some Encodable, at location: String, tag: EntityTag?) throws -> Reply {
        Reply(status: .created, tag: tag, location: location, body: try JSON.encode(value))
    }

    func response() -> Response {
        var headers: HTTPFields = [.cacheControl: "private, no-cache"]
        if let tag { headers[.eTag] = tag.text }
        if let location { headers[.location] = location }
        guard let body else { return Response(status: status, headers: headers) }
        headers[.contentType] = "application/json"
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }
}
