/// Why a step of a test could not be done.
public enum TestError: Error, CustomStringConvertible {
    /// Nothing on the screen answers to the query; `candidates` are the labels and identifiers that are there.
    case notFound(query: String, candidates: [String])
    /// Several views answer to the query.
    case ambiguous(query: String, matches: [String])
    /// The view is there, but its middle is covered or outside of the window.
    case notHittable(query: String, covered: String)
    /// Work was still going on when the limit had passed.
    case notSettled(limit: Duration, pending: [String])
    /// There is no frame to take a picture of.
    case nothingDrawn
    /// A frame was asked for around a screen that is not that of a named device; `size` is the screen's, in points.
    case noDevice(size: CGSize)
    /// A file could not be written.
    case unwritable(path: String, reason: String)

    /// The case in words.
    public var description: String {
        switch self {
        case .notFound(let query, let candidates):
            "nothing on the screen is \(query); there are: \(candidates.joined(separator: ", "))"
        case .ambiguous(let query, let matches):
            "\(matches.count) views are \(query): \(matches.joined(separator: ", "))"
        case .notHittable(let query, let covered): "\(query) cannot be touched: \(covered)"
        case .notSettled(let limit, let pending):
            "after \(limit) there is still pending: \(pending.joined(separator: ", "))"
        case .nothingDrawn: "no frame has been drawn yet"
        case .noDevice(let size):
            "a screen of \(Int(size.width))x\(Int(size.height)) points is no device's and has no frame; launch on Device.named(\"iPhone 14\")"
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
        }
    }
}
