/// The reason why a step of a test failed.
public enum TestError: Error, CustomStringConvertible {
    /// No view on the screen matches the query. `candidates` are the existing labels and identifiers.
    case notFound(query: String, candidates: [String])
    /// Several views match the query.
    case ambiguous(query: String, matches: [String])
    /// The view exists, but its middle is covered or outside of the window.
    case notHittable(query: String, covered: String)
    /// Work was still in progress when the time limit had elapsed.
    case notSettled(limit: Duration, pending: [String])
    /// No frame has been drawn yet.
    case nothingDrawn
    /// A picture with a device frame was requested, but the screen does not belong to a named device. `size` is the
    /// size of the screen, in points.
    case noDevice(size: CGSize)
    /// A file could not be written.
    case unwritable(path: String, reason: String)

    /// A readable description of the error.
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
