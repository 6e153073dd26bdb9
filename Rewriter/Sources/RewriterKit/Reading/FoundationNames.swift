/// Names of Foundation that are declared in other modules on Linux.
enum FoundationNames {
    private static let networking: Set = [
        "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask",
        "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLSessionTaskMetrics",
        "URLSessionWebSocketTask", "URLSessionStreamTask", "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse",
        "HTTPURLResponse", "CachedURLResponse", "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace",
        "URLAuthenticationChallenge", "URLProtocol", "URLProtocolClient", "HTTPCookie", "HTTPCookieStorage", "HTTPCookiePropertyKey",
    ]
    private static let xml: Set = ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD"]

    /// Names that Apple's Foundation re-exports from the runtime and from Core Graphics, and that UIKit has on Linux.
    private static let runtime: Set = [
        "objc_sync_enter", "objc_sync_exit", "objc_setAssociatedObject", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
        "autoreleasepool", "Selector", "NSSelectorFromString", "NSStringFromSelector", "CFAbsoluteTimeGetCurrent", "NSEC_PER_SEC",
        "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "CGAffineTransform", "CGVector", "CGColor", "CGImage", "CGContext", "CGPath",
    ]

    /// Names of Combine, which Apple's Foundation and SwiftUI re-export.
    private static let combine: Set = [
        "ObservableObject", "ObservableObjectPublisher", "Published", "AnyCancellable", "Cancellable", "AnyPublisher", "PassthroughSubject",
        "CurrentValueSubject",
    ]

    /// Returns the modules that a file needs in addition to Foundation, `UIKit` among them.
    ///
    /// Words in comments and literals count too: an additional import has no other effect than its names.
    static func modules(usedBy bytes: [UInt8], imports: [String]) -> [String] {
        var found: Set<String> = []
        var index = 0
        while index < bytes.count {
            guard isLetter(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, isLetter(bytes[index]) || (48...57).contains(bytes[index]) { index += 1 }
            // All names begin with U, N, H, C, X, S, O, P, A, a or o.
            guard [85, 78, 72, 67, 88, 83, 79, 80, 65, 97, 111].contains(bytes[start]), index - start > 5 else { continue }
            let word = String(decoding: bytes[start..<index], as: UTF8.self)
            if networking.contains(word) { found.insert("FoundationNetworking") }
            if xml.contains(word) { found.insert("FoundationXML") }
            if runtime.contains(word) { found.insert("UIKit") }
            if combine.contains(word) { found.insert("Combine") }
        }
        return found.subtracting(imports).sorted()
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte >= 128
    }
}
