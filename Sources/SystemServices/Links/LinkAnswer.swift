import Foundation

/// The response to a request of a link's page, icon or image, given by a test.
public enum LinkAnswer: Sendable {
    /// The response has a body.
    ///
    /// - Parameters:
    ///   - data: The body.
    ///   - mimeType: The content type, such as "text/html" or "image/png".
    case response(data: Data, mimeType: String)
    /// The server responds with an error status, such as 404.
    case status(Int)
    /// The request is forwarded to another URL, whose answer applies.
    case redirect(to: URL)
    /// The server cannot be reached.
    case unreachable
    /// There is no response until the time limit of the request.
    case pending

    /// A page in HTML, as UTF-8.
    public static func html(_ text: String) -> LinkAnswer { .response(data: Data(text.utf8), mimeType: "text/html; charset=utf-8") }

    /// A PNG image.
    public static func png(_ data: Data) -> LinkAnswer { .response(data: data, mimeType: "image/png") }
}
